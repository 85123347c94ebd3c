import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { HostPlace, Places } from './places.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** where it came to; undefined of a host that nobody declared */
    place: HostPlace | undefined
  }
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
