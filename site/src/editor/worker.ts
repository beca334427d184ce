import { serveWorker } from '../../../tools/lsp/worker.js';

void serveWorker(self as unknown as Parameters<typeof serveWorker>[0]);
