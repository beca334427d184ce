/** The same JSON in ASCII, which parses several times as fast as other text. */
export const ascii = (json: string): string =>
  json.replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
