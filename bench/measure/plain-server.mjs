// A Node server that answers one fixed page from memory: the fastest this machine can answer those bytes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

const { headers, bodyFile } = JSON.parse(process.argv[2])
const body = readFileSync(bodyFile)

const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
})
