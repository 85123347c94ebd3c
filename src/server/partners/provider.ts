import type { Config } from '../config.ts'
import type { Partners } from './contract.ts'
import { embeddedPartners } from './embedded/embedded-partners.ts'
import { httpPartners } from './http/http-partners.ts'

/** The adapter of this server: partners by HTTP if the environment has their URL, else the embedded one. */
export function partners({ partnersUrl }: Pick<Config, 'partnersUrl'>): Partners {
  return partnersUrl === undefined ? embeddedPartners : httpPartners(partnersUrl)
}
