import { AsyncLocalStorage } from 'node:async_hooks'

import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { JOBS, QUERIES, RENDERS, type Work } from './signals.ts'

const FAILED_FROM = 500

export type TraceOptions = {
  /**
   * URL of a collector with OTLP over HTTP; its own variables configure the rest: OTEL_EXPORTER_OTLP_HEADERS,
   * OTEL_TRACES_SAMPLER …
   */
  endpoint: string
  serviceName: string
  /** a proxy starts the traces; trace headers of visitors are ignored */
  isBehindProxy: boolean
}

/**
 * Exports a span for each request, job, page and statement to a collector. A span has the request's id, operation and
 * status, but no address, parameter or personal data.
 */
export function traceWork(
  app: FastifyInstance,
  { endpoint, serviceName, isBehindProxy }: TraceOptions,
): void {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('vitrina')
  const propagator = new W3CTraceContextPropagator()
  const active = new AsyncLocalStorage<Context>()

  const requests = new WeakMap<FastifyRequest, { span: Span; within: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const from = isBehindProxy
      ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT
    const { config, url = 'none' } = request.routeOptions
    const attributes = { 'http.request.method': request.method, 'vitrina.request_id': request.id }
    const span = tracer.startSpan(config.operation ?? url, { kind: SpanKind.SERVER, attributes }, from)
    const within = trace.setSpan(from, span)
    requests.set(request, { span, within })
    active.run(within, done)
  })
  // a body arrives in the connection's context, outside the request's
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = requests.get(request)
    if (begun === undefined) done()
    else active.run(begun.within, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const span = requests.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= FAILED_FROM) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })

  const spans = new WeakMap<Work, Span>()
  const kinds = [
    { signal: JOBS, kind: 'job', isRoot: true },
    { signal: RENDERS, kind: 'render', isRoot: false },
    { signal: QUERIES, kind: 'query', isRoot: false },
  ] as const
  const subscriber = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    error: (work: Work) => void spans.get(work)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncEnd: (work: Work) => spans.get(work)?.end(),
  }
  for (const { signal, kind, isRoot } of kinds) {
    signal.subscribe(subscriber)
    signal.start.bindStore(active, (work) => {
      const parent = active.getStore()
      // polling for work creates no spans
      if (parent === undefined && !isRoot) return ROOT_CONTEXT
      const span = tracer.startSpan(`${kind} ${work.name}`, {}, parent ?? ROOT_CONTEXT)
      spans.set(work, span)
      return trace.setSpan(parent ?? ROOT_CONTEXT, span)
    })
  }
  app.addHook('onClose', async () => {
    for (const { signal } of kinds) {
      signal.unsubscribe(subscriber)
      signal.start.unbindStore(active)
    }
    // an unreachable collector must not prevent the shutdown
    await provider.shutdown().catch(() => undefined)
  })
}
