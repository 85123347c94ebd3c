import type { AuditOccurrence } from '#generated/audit.ts'
import type { Box } from '../spot.ts'

/** A picture of a finding's element and its surroundings, taken when it was found. */
export type Picture = {
  /** JPEG, base64 */
  readonly data: string
  /** CSS pixels */
  readonly width: number
  readonly height: number
  /** the element within the picture */
  readonly box: Box
  readonly where: AuditOccurrence
}

/** Pictures by the id of their finding. */
export type Pictures = ReadonlyMap<string, Picture>
