import type { Config } from '../config.ts'

const HOST = /^[A-Za-z0-9.-]{1,253}(:\d{1,5})?$|^\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?$/

/** Scheme and host of what a request says of itself; a host that is none counts as localhost. */
export function originFor({ publicOrigin }: Config, protocol: string, host: string): string {
  return publicOrigin ?? `${protocol}://${hostOf(host)}`
}

function hostOf(given: string): string {
  return HOST.test(given) && URL.canParse(`http://${given}`) ? given : 'localhost'
}
