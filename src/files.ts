/**
 * tavolata/files: reads and writes the disk, for programs on Node: folders and files of rules, schemas, caches. In the
 * rest of the library, only `loadRulebook` needs Node; for texts in memory there is `tavolata/workspace`.
 */
export { readVerified, writeAtomic } from './frontend/cache/atomic-file.js';
export { digest } from './frontend/cache/digest.js';
export { programDigest } from './frontend/cache/program.js';
export { readDocumentFile } from './frontend/read/document-file.js';
export { decode, openFile, standardInput } from './frontend/read/file.js';
export { type FolderFiles, filesIn, isFolder, readFiles, wholeText } from './frontend/read/folder.js';
export { loadSchema, packageFolder } from './frontend/read/load-schema.js';
