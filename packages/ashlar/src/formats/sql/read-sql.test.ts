import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../../chunk-text.js'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { sql } from '../../strategies/sql.js'
import { marked } from '../../testing/marked.js'
import { barred, mixtures, sourcesOf } from '../mixtures.test-support.js'
import { readSql } from './read-sql.js'

const statements = (text: string) => sourcesOf(text, readSql(text), 'declaration')

describe('SQL', () => {
  test('has a place before each statement, with the comments above it', () => {
    const text = '-- One.\nSELECT 1; -- of one\n\n/* Two. */\n-- Also.\nSELECT 2;SELECT 3\n'
    expect(barred(text, readSql(text))).toBe(
      '-- One.\nSELECT 1; -- of one\n\n|/* Two. */\n-- Also.\nSELECT 2;|SELECT 3\n',
    )
  })

  test.each([
    ['SELECT \'a;b\', "c;d", `e;f`;'],
    ["SELECT 'it''s;';"],
    ["SELECT `a`, 'it\\'s; so';"],
    ['SELECT 1 -- no; end\n;'],
    ['SELECT /* ; */ 1;'],
    ['CREATE FUNCTION f() RETURNS int AS $$ BEGIN RETURN 1; END; $$ LANGUAGE plpgsql;'],
    ['CREATE FUNCTION f() AS $body$ SELECT $$;$$; $body$;'],
    [
      'CREATE TRIGGER t AFTER INSERT ON s FOR EACH ROW BEGIN\n  UPDATE a SET b = CASE WHEN c THEN 1 END;\n  IF d THEN\n    DELETE FROM e;\n  END IF;\nEND;',
    ],
    ['CREATE OR REPLACE PROCEDURE p AS BEGIN NULL; END;'],
    ['SELECT 1 + ($1) AS "open;'],
  ])('is one statement: %j', (text) => {
    expect(statements(text)).toEqual([text])
  })

  test('has transactions as statements of their own', () => {
    expect(statements('BEGIN;\nUPDATE a SET b = 1;\nEND;\n')).toEqual([
      'BEGIN;',
      'UPDATE a SET b = 1;',
      'END;',
    ])
  })

  test('ends statements at lines for the program that reads it', () => {
    expect(statements('SELECT 1\nGO\nSELECT 2\ngo\n')).toEqual(['SELECT 1\nGO', 'SELECT 2\ngo'])
    expect(statements('DELIMITER //\nSELECT 1; SELECT 2 //\nDELIMITER ;\nSELECT 3;\n')).toEqual([
      'DELIMITER //',
      'SELECT 1; SELECT 2 //',
      'DELIMITER ;',
      'SELECT 3;',
    ])
  })

  test('shows the first line of a statement in its later pieces, and cuts between rows', () => {
    const rows = Array.from({ length: 12 }, (_, id) => `(${id}, 'a stone, grey')`)
    const text = `INSERT INTO stones (id, name)\nVALUES ${rows.join(', ')};\n`
    const pieces = chunk(text, { size: 130, strategy: sql() })
    expect(
      pieces.slice(2).every(({ rendered }) => /^INSERT INTO stones \(id, name\)\n\(\d, /.test(rendered)),
    ).toBe(true)
    expect(pieces.map(({ headings }) => headings[0])).toEqual(pieces.map(() => 'INSERT INTO stones'))
  })

  test('keeps statements whole where they fit', () => {
    const text = 'SELECT a\n  FROM b;\n\nSELECT c\n  FROM d;\n'
    expect(marked(text, { size: 24, strategy: sql() })).toBe(
      '⟦SELECT a\n  FROM b;⟧\n\n⟦SELECT c\n  FROM d;⟧\n',
    )
  })
})

const pieces = [
  'SELECT 1;',
  ';',
  "'",
  '"',
  '`',
  '$$',
  '$a$',
  '--',
  '/*',
  '*/',
  '(',
  ')',
  ',',
  'BEGIN ',
  'END ',
  'CREATE TRIGGER ',
  'GO\n',
  'DELIMITER //\n',
  '//',
  '\\',
]

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(pieces), (text) => expectOutlineInvariants(text, readSql(text)))
  fc.assert(check, { seed: 31, numRuns: 800 })
})
