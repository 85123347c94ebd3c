import { isIP } from 'node:net'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { type Place, addressAt } from '#domain/routes/address.ts'

import type { Catalog } from '../catalog/catalog.ts'
import { TenantCache, type Kind } from '../catalog/tenant-cache.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { ownAddress } from '../own-address.ts'
import { findHost, listHosts, type OwnHost } from '../repositories/hosts-repository.ts'

/** The host that a request arrived at. */
export type HostPlace = Place & {
  /** tenant that owns the host; undefined on the platform's */
  tenant?: string
  /** whether visitors are redirected to the canonical URL; false when this machine is addressed by its own name */
  isPublic: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** the request's place; undefined for an undeclared host */
    place: HostPlace | undefined
  }
}

/** The trusted part of a request's destination. */
type Asked = {
  protocol: string
  /** name and port; empty when the request names none */
  host: string
  /** local address of the connection */
  localAddress?: string
}

const HOST: Kind<OwnHost> = { name: 'host', weight: 1 }
const HOSTS: Kind<OwnHost[]> = { name: 'hosts', weight: 1 }
/** Most host names and tenants in the cache, unknown ones included. */
const MAX_KEPT = 20_000

const HOST_AND_PORT = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Resolves host names to their owners. Declared hosts are the platform's own from PUBLIC_ORIGIN, those of tenants,
 * and this machine's addresses and `localhost`. Links are never built from any other host.
 */
export class Places {
  private readonly kept = new TenantCache(MAX_KEPT)
  private readonly config: Pick<Config, 'publicOrigin' | 'framesOrigin' | 'host' | 'port'>
  private readonly store: Store
  private readonly publicName: string | undefined
  private readonly framesName: string | undefined

  constructor(
    config: Pick<Config, 'publicOrigin' | 'framesOrigin' | 'host' | 'port'>,
    store: Store,
    catalog: Pick<Catalog, 'onDrop'>,
  ) {
    this.config = config
    this.store = store
    this.publicName = config.publicOrigin && new URL(config.publicOrigin).hostname
    this.framesName = config.framesOrigin && new URL(config.framesOrigin).hostname
    catalog.onDrop((tenant) => this.kept.drop(tenant))
  }

  /** The platform's place, for links outside a request that names one of this machine's hosts. */
  get platform(): HostPlace {
    return { origin: this.config.publicOrigin ?? ownAddress(this.config), isPublic: false }
  }

  /**
   * The place of a request, synchronously when no query is needed.
   * @returns undefined for an undeclared host
   */
  at({ protocol, host, localAddress }: Asked): HostPlace | undefined | Promise<HostPlace | undefined> {
    if (host === '') return this.platform
    const [, name, port = ''] = HOST_AND_PORT.exec(host.toLowerCase()) ?? []
    if (name === undefined) return undefined
    const here = `${protocol}://${name}${port}`
    if (!URL.canParse(here)) return undefined
    if (name === this.publicName) return { ...this.platform, isPublic: true }
    if (LOOPBACK.test(name) || name === this.config.host || name === nameOf(localAddress))
      return { ...this.platform, origin: this.config.publicOrigin ?? here }
    // an IP address cannot be a tenant's host name
    if (isIP(name) !== 0 || name.startsWith('[')) return undefined
    const known = this.kept.peek(HOST, name)
    if (known !== undefined) return this.placeOf(known, here)
    return this.findHost(name).then((found) => found && this.placeOf(found, here))
  }

  /** The place of a page by its claimed origin; undefined for an undeclared host and for the one of vendors' code. */
  async ofPage(page: string, localAddress?: string): Promise<HostPlace | undefined> {
    if (!URL.canParse(page)) return undefined
    const { protocol, host } = new URL(page)
    if (this.isForFrames(host)) return undefined
    const place = await this.at({ protocol: protocol.slice(0, -1), host, localAddress })
    return place?.origin === page ? place : undefined
  }

  /** Whether a host only serves the frames that run vendors' code. */
  isForFrames(host: string): boolean {
    return this.framesName !== undefined && HOST_AND_PORT.exec(host.toLowerCase())?.[1] === this.framesName
  }

  /**
   * Where the pages of a tenant live: at its own host, else on the platform. Without PUBLIC_ORIGIN this is a
   * development machine, where a tenant's host is used only by visitors who came by it.
   * @param origin - the visitor's origin, one of {@link at}
   */
  async of(tenant: string, origin: string): Promise<Place> {
    const hosts = await this.hostsOf(tenant)
    const { publicOrigin } = this.config
    const used =
      publicOrigin === undefined ? hosts.find(({ host }) => host === new URL(origin).hostname) : hosts[0]
    if (used === undefined) return { origin: publicOrigin ?? origin }
    return { origin: this.originOf(used.host, origin), home: used.home }
  }

  /** Whether a tenant's pages live at a place: at its own host, or on the platform while it has none. */
  async has(tenant: string, place: HostPlace): Promise<boolean> {
    if (place.tenant !== undefined) return place.tenant === tenant
    return !place.isPublic || (await this.of(tenant, place.origin)).home === undefined
  }

  /** The full URL of one of a tenant's pages. */
  async address(tenant: string, path: string, origin = this.platform.origin): Promise<string> {
    return addressAt(await this.of(tenant, origin), path)
  }

  /** Whether certificates may be issued for a host name. */
  async isDeclared(name: string): Promise<boolean> {
    return name === this.publicName || name === this.framesName || (await this.findHost(name)) !== undefined
  }

  private placeOf({ host, tenant, home }: OwnHost, here: string): HostPlace {
    return { origin: this.originOf(host, here), home, tenant, isPublic: true }
  }

  /** Scheme and port come from PUBLIC_ORIGIN, or without it from the visitor. */
  private originOf(host: string, here: string): string {
    const url = new URL(this.config.publicOrigin ?? here)
    url.hostname = host
    return url.origin
  }

  private async findHost(host: string): Promise<OwnHost | undefined> {
    return this.kept.get(HOST, host, async () => {
      const value = await findHost(this.store.db, host)
      return { tenant: value?.tenant, value }
    })
  }

  private async hostsOf(tenant: string): Promise<readonly OwnHost[]> {
    const load = async () => ({ tenant, value: await listHosts(this.store.db, tenant) })
    const hosts = (await this.kept.get(HOSTS, tenant, load)) ?? []
    // a former host of the tenant that the platform uses now would only lead back here
    return hosts.filter(({ host }) => host !== this.publicName && host !== this.framesName)
  }
}

/** An address of this machine in the form of a Host header. */
function nameOf(address = ''): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** Served at every host: health probes know no host name, and the status page needs only the program's own files. */
const OPEN = /^\/(?:(?:assets|companion|fonts)\/|icon\.svg$|metrics$|api\/(?:health|hosts)(?:[/?]|$))/

/** Paths served at the host that runs vendors' code. */
const FRAME = /^\/frames\/(?:[\w-]+\.js|[^/?]+\/(?:tags|chat)\/[^/?]+)(?:\?|$)/

/**
 * Resolves the place of each request, and refuses undeclared hosts: anybody can send any Host header.
 * @param refuse - answers them
 */
export function knownHosts(
  app: FastifyInstance,
  places: Places,
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.decorateRequest('place', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const enter = (place: HostPlace | undefined) => {
      request.place = place
      if (place !== undefined || OPEN.test(request.url)) return done()
      void refuse(request, reply)
    }
    const { protocol, host, socket } = request
    if (places.isForFrames(host)) {
      if (FRAME.test(request.url) || OPEN.test(request.url)) return done()
      return void refuse(request, reply)
    }
    const place = places.at({ protocol, host, localAddress: socket.localAddress })
    if (place instanceof Promise) place.then(enter, done)
    else enter(place)
  })
}
