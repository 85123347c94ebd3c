// React and its like choose their code when they are loaded: without this, pages are drawn by the slow one.
process.env.NODE_ENV ??= 'production'
const { runCli } = await import('./run-cli.ts')

await runCli(process.argv.slice(2))

export {}
