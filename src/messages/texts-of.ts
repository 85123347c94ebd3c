import type { PlaceholdersOf } from './catalogue.ts'
import { fillPlaceholders } from './create-messages.ts'

type ParamsOf<Text> = { readonly [Name in PlaceholdersOf<Text & string>]: string | number }

/** Returns texts that tenants cannot override; a text with placeholders needs all of them. */
export const textsOf =
  <Table extends { readonly [Name in keyof Table]: string }>(table: Table) =>
  <Key extends keyof Table>(
    key: Key,
    ...[params]: Record<never, never> extends ParamsOf<Table[Key]> ? [] : [params: ParamsOf<Table[Key]>]
  ): string =>
    fillPlaceholders(table[key], params ?? {})
