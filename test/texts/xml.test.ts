import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAndColumn } from '../../src/frontend/text/source.js';
import { element, elementsIn, readXml, textIn, xmlDocument } from '../../tools/texts/exchange/xml.js';
import { codePoint } from '../text/code-points.js';

const source = (text: string) => ({ file: 'a.xml', text });

describe('XML', () => {
  it('gives back every text and attribute that it can hold', () => {
    const legal = fc
      .string({ unit: codePoint })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML cannot hold.
      .filter((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/.test(text));
    fc.assert(
      fc.property(legal, legal, (text, value) => {
        const { root, diagnostics } = readXml(source(xmlDocument(element('a', { x: value }, element('b', {}, text)))));
        expect(diagnostics).toEqual([]);
        expect(root?.attributes['x']).toBe(value);
        expect(textIn(elementsIn(root!, 'b')[0]!)).toBe(text);
      }),
    );
  });

  it('knows where each element stands, and what is around it', () => {
    const text = '<?xml version="1.0"?>\n<a xmlns="urn:x">\n  <x:b xmlns:x="urn:y">one <g>two</g></x:b>\n</a>';
    const { root } = readXml(source(text));
    const [b] = elementsIn(root!, 'b');
    expect(text.slice(b!.at.start, b!.at.end)).toBe('<x:b xmlns:x="urn:y">one <g>two</g></x:b>');
    expect(textIn(b!)).toBe('one two');
  });

  it.each([
    ['A <bpt i="1">{\\b </bpt>lamp<ept i="1">}</ept> is lit', 'A lamp is lit'],
    ['A <ph x="1">&lt;img alt="<sub>lamp</sub>"&gt;</ph> is lit', 'A lamp is lit'],
    ['A <ph x="1">{lamp}</ph> is lit', 'A {lamp} is lit'],
    ['A <g id="1"><hi>lamp</hi></g> is <mrk mtype="term">lit</mrk>', 'A lamp is lit'],
  ])('leaves out the markup of other programs: %s', (text, plain) => {
    expect(textIn(readXml(source(`<seg>${text}</seg>`)).root!)).toBe(plain);
  });

  it('says where a file is broken, and uses nothing of a document type', () => {
    const { diagnostics } = readXml(source('<a>\n  <b></c>\n</a>'));
    expect(diagnostics).toMatchObject([{ code: 'exchange.broken-xml' }]);
    const { at } = diagnostics[0]!;
    expect(lineAndColumn(at!.source, at!.start)).toMatchObject({ line: 2 });
    const bomb = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d SYSTEM "/etc/passwd">]><a>&d;</a>';
    expect(readXml(source(bomb)).diagnostics).toMatchObject([{ code: 'exchange.broken-xml' }]);
  });
});
