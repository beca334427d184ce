/** What a line begins with. The point, the bullet and the indent are presentation. */
export type Label =
  | { readonly kind: 'rule'; readonly number: string; readonly written: string; readonly text: string }
  | { readonly kind: 'section' | 'part'; readonly number: string; readonly text: string }
  | { readonly kind: 'example'; readonly text: string };

const bullet = /^(?:[-•*·–|]\s+)+/;
// “901.4.Text” has lost the space, not the point; “809.5 Text” the point, not the space. Other marks were added by an
// editor.
const rule =
  /^(\[?(\d{3}\.\d{1,3}(?:\.?[a-z]{1,2}(?![a-z])|\s?\([a-z]{1,2}\)|[A-Z]{1,2}(?=[.):\]]?\s))?)(?:\.(?=\S)|[.):\]]?(?:\s+[-–—])?(?=\s)|[.):\]]?$|(?=\p{Lu})))\s*(.*)$/su;
const section = /^(\d{3})(?:\.|\s+[-–—])\s+(\S.*)$/s;
const part = /^([1-9])\.\s+(\S.*)$/s;
// “Example 1:”, “(Example: …)”, “*Example:*”, “Ex.:”
const example =
  /^([([*_]*)(?:(?:examples?|esempi?o?)\s*\d*\s*(?::|\.(?=\s|$)|\s[–—-](?=\s))|(?:ex|es|e\.g)\.:)[*_]*\s*(.*)$/is;
// Remnants of the edit link of a wiki heading.
const editLink = /\s*\[(?:modifica[^\]]*|edit[^\]]*)?\]\s*$|\s+Modifica$/i;

/** The line without the bullet before it. */
export const withoutBullet = (line: string): string => line.trim().replace(bullet, '');

export const isBulleted = (line: string): boolean => bullet.test(line.trim());

/** The closing bracket of the example belongs to the opening one before its label. */
const unbracketed = (mark: string, text: string): string =>
  /[([]/.test(mark) && text.split(/[)\]]/).length > text.split(/[([]/).length ? text.replace(/[)\]]\s*$/, '') : text;

/** “800.4A”, “800.4.a” and “800.4 (a)” are other spellings of 800.4a. */
const numberOf = (written: string): string => written.replace(/\.(?=[a-z])|[\s()]/g, '').toLowerCase();

/** The label at the start of a line, and the text after it. */
export function labelOf(line: string): Label | null {
  const plain = withoutBullet(line);
  const asRule = rule.exec(plain);
  if (asRule !== null) return { kind: 'rule', number: numberOf(asRule[2]!), written: asRule[1]!, text: asRule[3]! };
  const asExample = example.exec(plain);
  if (asExample !== null) return { kind: 'example', text: unbracketed(asExample[1]!, asExample[2]!) };
  const asSection = section.exec(plain);
  if (asSection !== null) return { kind: 'section', number: asSection[1]!, text: asSection[2]!.replace(editLink, '') };
  const asPart = part.exec(plain);
  return asPart === null ? null : { kind: 'part', number: asPart[1]!, text: asPart[2]! };
}
