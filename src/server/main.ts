// React and its like choose their code when they are loaded: without this, pages are drawn by the slow one.
process.env.NODE_ENV ??= 'production'
const { runServer } = await import('./run-server.ts')

await runServer()

export {}
