import { followNoun } from '../../engine/explain/read-back/read-back-iterations.js';
import type { WordedConstruct } from '../words-construct.js';

const follow: WordedConstruct<'follow'> = { noun: (node, reader) => followNoun(reader, node), isWide: true };

export const words = { follow };
