// React selects its build when it is loaded: without this, pages are rendered by the slow one.
process.env.NODE_ENV ??= 'production'
const { runServer } = await import('./run-server.ts')

await runServer()

export {}
