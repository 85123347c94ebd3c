import { isIP } from 'node:net'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { type Place, addressAt } from '#domain/routes/address.ts'

import type { Catalog } from '../catalog/catalog.ts'
import { TenantCache, type Kind } from '../catalog/tenant-cache.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { ownAddress } from '../own-address.ts'
import { findHost, listHosts, type OwnHost } from '../repositories/hosts-repository.ts'

/** Where a request came to. */
export type HostPlace = Place & {
  /** whose host it is; undefined on the platform's */
  tenant?: string
  /** whether visitors are led on to the address that links have; not who asks this machine by its own name */
  isPublic: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** where it came to; undefined of a host that nobody declared */
    place: HostPlace | undefined
  }
}

/** What a request says of where it goes, as far as it is believed. */
type Asked = {
  protocol: string
  /** name and port; empty when the request names none */
  host: string
  /** of this end of the connection */
  localAddress?: string
}

const HOST: Kind<OwnHost> = { name: 'host', weight: 1 }
const HOSTS: Kind<OwnHost[]> = { name: 'hosts', weight: 1 }
/** Names and tenants that are remembered, also those of nobody. */
const MAX_KEPT = 20_000

const HOST_AND_PORT = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Tells for each host name whose it is. Declared are the platform's own, which is PUBLIC_ORIGIN's, those of tenants, and
 * this machine's: its addresses and `localhost`. No link is ever made from another one.
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

  /** The platform, for links where no request says by which of this machine's names it is reached. */
  get platform(): HostPlace {
    return { origin: this.config.publicOrigin ?? ownAddress(this.config), isPublic: false }
  }

  /**
   * The place of a request: at once where nothing has to be asked of the database.
   * @returns undefined for a host that nobody declared
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
    // a number is no name that a tenant could have
    if (isIP(name) !== 0 || name.startsWith('[')) return undefined
    const known = this.kept.peek(HOST, name)
    if (known !== undefined) return this.placeOf(known, here)
    return this.findHost(name).then((found) => found && this.placeOf(found, here))
  }

  /** The place of a page, by the origin that it says it has; undefined when nobody declared its host, and for that of vendors' code. */
  async ofPage(page: string, localAddress?: string): Promise<HostPlace | undefined> {
    if (!URL.canParse(page)) return undefined
    const { protocol, host } = new URL(page)
    if (this.isForFrames(host)) return undefined
    const place = await this.at({ protocol: protocol.slice(0, -1), host, localAddress })
    return place?.origin === page ? place : undefined
  }

  /** Whether a host is the one at which code of vendors runs, and nothing else is served. */
  isForFrames(host: string): boolean {
    return this.framesName !== undefined && HOST_AND_PORT.exec(host.toLowerCase())?.[1] === this.framesName
  }

  /**
   * Where the pages of a tenant stand: at its own host, else on the platform. Without PUBLIC_ORIGIN this is a machine
   * for development, where a tenant's host is in use only by who came by it.
   * @param origin - where the visitor stands, one of {@link at}
   */
  async of(tenant: string, origin: string): Promise<Place> {
    const hosts = await this.hostsOf(tenant)
    const { publicOrigin } = this.config
    const used =
      publicOrigin === undefined ? hosts.find(({ host }) => host === new URL(origin).hostname) : hosts[0]
    if (used === undefined) return { origin: publicOrigin ?? origin }
    return { origin: this.originOf(used.host, origin), home: used.home }
  }

  /** Whether pages of a tenant stand at a place: at its own host, or on the platform as long as it has none. */
  async has(tenant: string, place: HostPlace): Promise<boolean> {
    if (place.tenant !== undefined) return place.tenant === tenant
    return !place.isPublic || (await this.of(tenant, place.origin)).home === undefined
  }

  /** The whole address of one of a tenant's pages. */
  async address(tenant: string, path: string, origin = this.platform.origin): Promise<string> {
    return addressAt(await this.of(tenant, origin), path)
  }

  /** Whether certificates may be fetched for a host name. */
  async isDeclared(name: string): Promise<boolean> {
    return name === this.publicName || name === this.framesName || (await this.findHost(name)) !== undefined
  }

  private placeOf({ host, tenant, home }: OwnHost, here: string): HostPlace {
    return { origin: this.originOf(host, here), home, tenant, isPublic: true }
  }

  /** Scheme and port are those of PUBLIC_ORIGIN; without it, those of the visitor. */
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
    // one that was the tenant's before the platform took it leads nowhere but here
    return hosts.filter(({ host }) => host !== this.publicName && host !== this.framesName)
  }
}

/** An address of this machine as a Host header has it. */
function nameOf(address = ''): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/** Answered at every host: whoever probes knows no name, and the status view is made of the program's own files. */
const OPEN = /^\/(?:(?:assets|companion|fonts)\/|icon\.svg$|metrics$|api\/(?:health|hosts)(?:[/?]|$))/

/** What is served where code of vendors runs. */
const FRAME = /^\/frames\/(?:[\w-]+\.js|[^/?]+\/(?:tags|chat)\/[^/?]+)(?:\?|$)/

/**
 * Finds out where each request came to, and refuses those of a host that nobody declared: their names may be written
 * by anybody.
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
