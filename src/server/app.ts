import { randomBytes } from 'node:crypto'

import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

import { answerError, sendProblem } from './answer-error.ts'
import { Catalog } from './catalog/catalog.ts'
import type { Clock, RandomBytes } from './clock.ts'
import type { Config } from './config.ts'
import { readDocument } from './contract/document.ts'
import { registerContract } from './contract/register.ts'
import type { Store } from './db/store.ts'
import { codeOfThrown } from './errors.ts'
import type { FiscalProvider } from './fiscal/contract.ts'
import { fiscalProvider } from './fiscal/provider.ts'
import { openGeocoding } from './geocoding/provider.ts'
import { connectionOptions, waitForAnswers } from './http/connections.ts'
import { knownHosts, Places } from './http/places.ts'
import { contextOf } from './http/request-context.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { allJobs, LISTENERS } from './jobs/all-jobs.ts'
import { Worker } from './jobs/worker.ts'
import { callLimits } from './limits/limit-calls.ts'
import { RateCounts, shareCounts } from './limits/rate-counts.ts'
import { serveLive } from './live/serve-live.ts'
import type { MessageSender } from './messaging/contract.ts'
import { messageSender } from './messaging/provider.ts'
import type { Looked } from './observe/metrics.ts'
import {
  isMeasured,
  logOptions,
  observeAnswers,
  requestIds,
  showMetrics,
  type LogStream,
} from './observe/observe-requests.ts'
import { partners } from './partners/provider.ts'
import { registerPages, type AnswerPage } from './pages/register-pages.ts'
import { connectSandbox } from './payments/embedded/connect-sandbox.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import type { RenderPage } from './pages/page-maker.ts'
import { allHandlers } from './routes/all-handlers.ts'
import { tokenJudge } from './routes/judge-token.ts'
import type { Services } from './services.ts'
import { DraftMarks } from './studio/draft-marks.ts'
import { guardDrafts, markDraftAnswers } from './studio/guard-drafts.ts'
import { guardStudio } from './studio/studio-access.ts'
import { removeFolder, type RemoveFolder } from './studio/swap-folder.ts'
import type { JudgeLayouts } from './tenants/layout-faults.ts'
import { OrderLinks } from './use-cases/orders/order-link.ts'
import { TenantApplications } from './use-cases/tenant-application.ts'

/** Above any order: 200 lines with notes need about half. */
const BODY_LIMIT_BYTES = 256 * 1024
const MAX_PARAM_LENGTH = 300

export type AppOptions = {
  store: Store
  config: Config
  clock?: Clock
  randomBytes?: RandomBytes
  /** receives the log instead of the terminal */
  logStream?: LogStream
  /** renders pages; without it only the API is served */
  renderPage?: RenderPage
  /** validates the layouts of tenant folders; not validated without it */
  judgeLayouts?: JudgeLayouts
  /** the file system's own when absent */
  removeFolder?: RemoveFolder
  /** opened by a caller that serves the sandbox's own pages too; opened here when absent */
  payments?: Payments
  /** registers receipts; the configured provider when absent */
  fiscal?: FiscalProvider
  /** timeout of a request's arrival; a minute when absent */
  requestMs?: number
  /** idle timeout of connections; short in tests */
  silenceMs?: number
  /** sends messages; the configured provider when absent */
  messages?: MessageSender
}

/** An application on an open store. It does not listen yet, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, config } = options
  let answerPage: AnswerPage | undefined
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, options.logStream),
    ...connectionOptions(config.trustProxy, options),
    genReqId: requestIds(config),
    bodyLimit: BODY_LIMIT_BYTES,
    // requests that arrived before the port closed are still served
    return503OnClosing: false,
    // an unparsable address: no hook or route has run for it
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply)
      void (answerPage?.(request, reply) ?? sendProblem(reply, codeOfThrown(error)))
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
  })
  app.removeContentTypeParser('text/plain')
  const clock = options.clock ?? (() => new Date())
  const random = options.randomBytes ?? randomBytes
  const payments = options.payments ?? (await openPayments({ config, store, clock, randomBytes: random }))
  const marks = await DraftMarks.open(store, random)
  const catalog = await Catalog.open(
    store,
    (mode, tenant) => payments.withServed(mode, tenant),
    (alias) => marks.isOpen(alias, clock()),
  )
  const geocoding = openGeocoding({ config, store, catalog, clock, randomBytes: random })
  const { judgeLayouts } = options
  const { log } = app
  const applications = new TenantApplications({ store, config, clock, judgeLayouts, log })
  app.decorate('applications', applications)
  app.addHook('onClose', () => applications.end())
  const services: Services = {
    store,
    marks,
    links: await OrderLinks.open(store),
    config,
    catalog,
    places: new Places(config, store, catalog),
    geocoding,
    clock,
    randomBytes: random,
    judgeLayouts,
    removeFolder: options.removeFolder ?? removeFolder,
    partners: partners(config),
    messages: options.messages ?? messageSender({ config, store, clock, log: app.log }),
    fiscal: options.fiscal ?? fiscalProvider(config),
    payments,
    applications,
    leaving: { isOn: false },
    log,
  }
  app.decorate('leaving', services.leaving)
  waitForAnswers(app)
  connectSandbox(app, services)
  startWorker(app, new Worker(services, allJobs(payments, services.fiscal), LISTENERS))
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(reply)
    reply.header('x-request-id', request.id)
    // a kept connection would send its next request to a closing server
    if (services.leaving.isOn) reply.header('connection', 'close')
    done()
  })
  await follow(app, config)
  observeAnswers(app)
  knownHosts(
    app,
    services.places,
    (request, reply) => answerPage?.(request, reply) ?? sendProblem(reply, 'NOT_FOUND'),
  )
  const sockets = await serveLive(app, services)
  await measure(app, config, { store, now: clock, sockets })
  app.setErrorHandler(answerError)
  const document = readDocument()
  const counts = new RateCounts(store)
  shareCounts(app, counts, clock)
  const calls = registerContract(app, {
    document,
    handlers: allHandlers(services),
    checkResponses: config.checkResponses,
    contextOf: (request, reply) => contextOf(services, request, reply),
    limitsOf: ({ id, limits }) =>
      callLimits(document['x-rate-limits'], counts, { id, limits: config.rateLimits ? limits : [] }),
    identifyOf: tokenJudge(services),
    guard: (scope, isStudio) => {
      markDraftAnswers(scope)
      if (isStudio) guardStudio(scope, config)
      else guardDrafts(scope, services)
    },
  })
  const { renderPage } = options
  if (renderPage === undefined) app.setNotFoundHandler(answerNotFound)
  else answerPage = await registerPages(app, services, { renderPage, calls })
  return app
}

/** Starts the worker when the server listens; in tests with injected requests, it runs on demand. */
function startWorker(app: FastifyInstance, worker: Worker): void {
  app.decorate('worker', worker)
  app.addHook('onListen', (done) => {
    worker.start()
    done()
  })
  app.addHook('onClose', () => worker.stop())
}

/** Collects metrics when they are enabled; otherwise none of the code is loaded. */
async function measure(app: FastifyInstance, config: Config, looked: Looked): Promise<void> {
  if (!isMeasured(config)) return
  const { openMetrics } = await import('./observe/metrics.ts')
  const metrics = openMetrics(looked)
  app.decorate('metrics', metrics)
  if (config.metricsToken !== undefined) showMetrics(app, metrics, config.metricsToken)
  app.addHook('onClose', () => metrics.close())
}

/** Exports traces when a collector is configured; otherwise none of the code is loaded. */
async function follow(app: FastifyInstance, config: Config): Promise<void> {
  const { tracesEndpoint: endpoint, tracesName: serviceName, trustProxy } = config
  if (endpoint === undefined) return
  const { traceWork } = await import('./observe/traces.ts')
  traceWork(app, { endpoint, serviceName, isBehindProxy: trustProxy > 0 })
}

const answerNotFound = async (_request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, 'NOT_FOUND')
