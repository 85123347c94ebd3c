import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrationsFolder } from '#server/db/migrations-folder.ts'

/** Those up to here were written before the rule. @see docs/decisions/0111-migrations-of-before-the-rule-stay-as-they-are.md */
const LAST_FREE = '0029'

/** An update is one as long as it leaves out the rows that it changed already. */
const REPEATABLE = [
  /^update \S+ set .* where /,
  /^create (unique )?index concurrently /,
  /^drop index concurrently if exists /,
  /^alter table \S+ validate constraint /,
]

/**
 * Why a migration would lock writers out of a table that has rows, could not be run again, loses what is there, or would stop
 * a process of the version before.
 */
function faultsOf(text: string): string[] {
  const statements = text
    .split('--> statement-breakpoint')
    .map((each) =>
      each
        .replaceAll(/^--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((each) => each !== '')
  if (/^-- concurrently\s*\n/.test(text))
    return statements
      .filter((each) => !REPEATABLE.some((form) => form.test(each)))
      .map((each) => `outside of a transaction only what can be run again: ${each}`)
  const made = new Set(
    statements.flatMap((each) => /^create (?:unlogged )?table ("\w+")/.exec(each)?.[1] ?? []),
  )
  const firstLock = statements.findIndex((each) => ALTERED.test(each) && !made.has(tableOf(each) ?? ''))
  return statements.flatMap(
    (each, place) => faultOf(each, made) ?? lateFault(each, firstLock >= 0 && place > firstLock) ?? [],
  )
}

const ALTERED = /^(?:alter table|drop index) /
const tableOf = (statement: string): string | undefined =>
  /^(?:create (?:unique )?index .*? on|alter table) (?:"public"\.)?("\w+")/.exec(statement)?.[1]

/** What was altered stays locked until the end of the transaction. */
const lateFault = (statement: string, isLocked: boolean): string | undefined =>
  isLocked && /^(?:insert into .* select|with) /.test(statement)
    ? `reads rows while writers wait at what was altered before: first, or in a file of its own: ${statement}`
    : undefined

function faultOf(statement: string, made: ReadonlySet<string>): string | undefined {
  if (statement.includes(' concurrently ')) return `needs "-- concurrently" as the first line: ${statement}`
  if (/^(drop table|drop schema|truncate|delete from) /.test(statement))
    return `loses what is there: ${statement}`
  if (statement.startsWith('update '))
    return `rows stay locked until the end: a file of its own, with "-- concurrently" as the first line: ${statement}`
  const table = tableOf(statement)
  if (table === undefined || made.has(table)) return undefined
  if (/ (drop column|rename) /.test(statement))
    return `the version before still reads and writes it: ${statement}`
  if (/ add column .* not null/.test(statement) && !/ default /.test(statement))
    return `the version before does not write it: a default: ${statement}`
  if (/ add column .* default (?!null)[^;]*\(\)/.test(statement) && !/ default now\(\)/.test(statement))
    return `writes every row while writers wait: ${statement}`
  if (statement.startsWith('create'))
    return `an index of a table that has rows: a file of its own, with "-- concurrently" as the first line: ${statement}`
  if (/ (foreign key|check) ?\(/.test(statement) && !/ not valid;?$/.test(statement))
    return `NOT VALID, and VALIDATE CONSTRAINT in a next file: ${statement}`
  if (
    / (validate constraint|add constraint \S+ (unique|primary key)|set not null|set data type|type) ?/.test(
      statement,
    )
  )
    return `reads the whole table while writers wait: ${statement}`
  return undefined
}

const files = readdirSync(migrationsFolder()).filter(
  (file) => file.endsWith('.sql') && file > `${LAST_FREE}_~`,
)

describe('migrations lock no writers, lose nothing and leave the version before at work', () => {
  test.each(files)('%s', (file) => {
    expect(faultsOf(readFileSync(path.join(migrationsFolder(), file), 'utf8'))).toEqual([])
  })

  test.each([
    ['CREATE INDEX "a" ON "orders" USING btree ("id");', 'an index of a table that has rows'],
    ['CREATE UNIQUE INDEX "a" ON "public"."orders" ("id")', 'an index of a table that has rows'],
    ['CREATE INDEX CONCURRENTLY "a" ON "orders" ("id");', 'needs "-- concurrently"'],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "public"."payments"("id") ON DELETE no action;',
      'NOT VALID',
    ],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("price" > 0);', 'NOT VALID'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" UNIQUE("code");', 'reads the whole table'],
    ['ALTER TABLE "orders" ALTER COLUMN "code" SET NOT NULL;', 'reads the whole table'],
    ['ALTER TABLE "orders" VALIDATE CONSTRAINT "a";', 'reads the whole table'],
    ['-- concurrently\nALTER TABLE "orders" ADD COLUMN "a" text;', 'only what can be run again'],
    ['-- concurrently\nDELETE FROM "orders" WHERE "paid";', 'only what can be run again'],
    ['DROP TABLE "payments";', 'loses what is there'],
    ['DELETE FROM "payments" WHERE "status" = 1;', 'loses what is there'],
    ['ALTER TABLE "orders" DROP COLUMN "code";', 'the version before still reads'],
    ['ALTER TABLE "orders" RENAME COLUMN "code" TO "number";', 'the version before still reads'],
    ['ALTER TABLE "orders" RENAME TO "sales";', 'the version before still reads'],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL;', 'the version before does not write it'],
    ['ALTER TABLE "orders" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL;', 'writes every row'],
    ['UPDATE "orders" SET "paid" = false WHERE "paid";', 'rows stay locked'],
    [
      'ALTER TABLE "orders" ADD COLUMN "a" text;--> statement-breakpoint\nINSERT INTO "b" SELECT "id" FROM "orders";',
      'reads rows while writers wait',
    ],
  ])('%s is refused', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)])
  })

  test.each([
    'CREATE TABLE "a" (\n"id" uuid);\n--> statement-breakpoint\nCREATE INDEX "a_id" ON "a" USING btree ("id");',
    'CREATE UNLOGGED TABLE "a" (\n"id" uuid);\n--> statement-breakpoint\nCREATE INDEX "a_id" ON "a" USING btree ("id");',
    'ALTER TABLE "orders" ADD COLUMN "a" text;',
    'ALTER TABLE "orders" ADD COLUMN "a" boolean DEFAULT false NOT NULL;',
    'INSERT INTO "b" SELECT "id" FROM "orders";--> statement-breakpoint\nALTER TABLE "orders" ADD COLUMN "a" text;',
    'ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK ("price" > 0) NOT VALID;',
    '-- concurrently\nCREATE INDEX CONCURRENTLY "a" ON "orders" ("id");--> statement-breakpoint\nALTER TABLE "orders" VALIDATE CONSTRAINT "a";',
  ])('%s passes', (text) => {
    expect(faultsOf(text)).toEqual([])
  })
})
