// React selects its build when it is loaded: without this, pages are rendered by the slow one.
process.env.NODE_ENV ??= 'production'
const { runCli } = await import('./run-cli.ts')

await runCli(process.argv.slice(2))

export {}
