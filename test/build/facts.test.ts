import { describe, expect, it } from 'vitest';
import * as exported from '../../src/index.js';
import { eventsPage } from '../../tools/check/facts/events-page.js';
import { factsPage } from '../../tools/check/facts/table.js';
import { methods } from '../../tools/serve/methods/index.js';
import { shipped } from '../rules/rulebook.js';

const page = factsPage(shipped());

describe('the page about facts', () => {
  it('has a row for each enumeration, with all its values', () => {
    for (const [name, { values }] of Object.entries(shipped().vocabulary.enumerations)) {
      const row = page.split('\n').find((line) => line.startsWith(`| **${name}**<br>`)) ?? '';
      for (const value of Object.keys(values)) expect(row).toContain(`\`${value}\``);
    }
  });

  it('has a row for each fact, which says who keeps it and who reads it', () => {
    for (const { name, facts } of Object.values(shipped().vocabulary.entities)) {
      const [, section = ''] = page.split(`\n## ${name}: `);
      for (const fact of Object.keys(facts)) {
        const row = section.split('\n').find((line) => line.startsWith(`| **\`${fact}\`**`)) ?? '';
        expect(
          row
            .replaceAll('\\|', '')
            .split('|')
            .filter((cell) => cell.trim() === ''),
        ).toHaveLength(2);
      }
    }
  });
});

describe('the page about calls', () => {
  it('names functions of the library that there are', () => {
    for (const { name, notInLibrary } of methods.values())
      expect(Object.hasOwn(exported, name), name).toBe(notInLibrary !== true);
  });
});

describe('the page about events', () => {
  const events = eventsPage(shipped());

  it('has a row for each event, with its meaning in both languages', () => {
    for (const { name, description } of Object.values(shipped().vocabulary.events)) {
      const row = events.split('\n').find((line) => line.startsWith(`| **\`${name}\`**`)) ?? '';
      expect(row).toContain(description?.en);
      expect(row).toContain(description?.it);
    }
  });
});
