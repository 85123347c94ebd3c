import { fillPlaceholders } from '#messages/create-messages.ts'
import { SOURCE_FAULTS } from '#messages/exchange-table.ts'

/** Why a source cannot be read. */
export type SourceFault = keyof typeof SOURCE_FAULTS

/** A file that cannot be read at all: what is wrong with it and where. */
export class SourceInvalid extends Error {
  constructor(
    readonly code: SourceFault,
    readonly params: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(fillPlaceholders(SOURCE_FAULTS[code], params), options)
    this.name = 'SourceInvalid'
  }
}
