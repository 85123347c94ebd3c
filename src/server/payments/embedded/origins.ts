import type { Config } from '../../config.ts'

/** Path of link pages and card fields on the sandbox's origin. */
export const LINK_PATH = '/pay'
export const CARD_PATH = '/card'

/**
 * Origin of the sandbox, separate from the storefront's, so that neither can read input on the other. By default the
 * same host on another port, which is known once both listen.
 */
export class SandboxOrigins {
  storefrontPort?: number
  sandboxPort?: number
  /** whether an origin serves our pages; set once the server is built */
  isOurs: (origin: string) => Promise<boolean> = () => Promise.resolve(false)
  private readonly config: Pick<Config, 'publicOrigin' | 'paymentsOrigin' | 'port' | 'paymentsPort'>

  constructor(config: SandboxOrigins['config']) {
    this.config = config
  }

  /** @param storefront - origin of the page, as seen by its browser */
  sandboxFor(storefront: string): string {
    return (
      this.config.paymentsOrigin ??
      withPort(storefront, this.sandboxPort ?? this.config.paymentsPort ?? this.config.port + 1)
    )
  }

  /**
   * @param sandbox - origin of the sandbox, as seen by its browser
   * @param page - origin of the embedding page, as it states: a tenant's own host, or the platform's
   */
  async storefrontFor(sandbox: string, page?: string): Promise<string> {
    const { publicOrigin, paymentsOrigin, port } = this.config
    const hasHosts = publicOrigin !== undefined || paymentsOrigin !== undefined
    if (hasHosts && page !== undefined && (await this.isOurs(page))) return page
    return publicOrigin ?? withPort(sandbox, this.storefrontPort ?? port)
  }
}

function withPort(origin: string, port: number): string {
  const url = new URL(origin)
  url.port = String(port)
  return url.origin
}
