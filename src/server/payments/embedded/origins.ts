import type { Config } from '../../config.ts'

/** Below the sandbox's origin: the page of a link, and the card fields. */
export const LINK_PATH = '/pay'
export const CARD_PATH = '/card'

/**
 * Where the sandbox stands beside the storefront: an origin of its own, so that neither reads what is typed on the
 * other. By default the same host on another port, which is known once both listen.
 */
export class SandboxOrigins {
  storefrontPort?: number
  sandboxPort?: number
  /** whether pages of ours stand at an origin; known once the server is built */
  isOurs: (origin: string) => Promise<boolean> = () => Promise.resolve(false)
  private readonly config: Pick<Config, 'publicOrigin' | 'paymentsOrigin' | 'port' | 'paymentsPort'>

  constructor(config: SandboxOrigins['config']) {
    this.config = config
  }

  /** @param storefront - origin of the page, as its browser sees it */
  sandboxFor(storefront: string): string {
    return (
      this.config.paymentsOrigin ??
      withPort(storefront, this.sandboxPort ?? this.config.paymentsPort ?? this.config.port + 1)
    )
  }

  /**
   * @param sandbox - origin of the sandbox, as its browser sees it
   * @param page - origin of the page around it, as that page says: a tenant's own host, or the platform's
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
