import path from 'node:path'
import { ROOT } from '../../scripts/go/run.mjs'
import { bundle } from './bundle.mjs'
import { startServer } from './server.mjs'

/**
 * How soon the board of a venue shows orders that come in a burst.
 *
 * @param {string} folder for the venue and the database
 * @param {number} count
 */
export async function measureBoard(folder, count) {
  const board = await bundle('board')
  const tenantsDir = path.join(folder, 'tenants')
  const brand = await board.openVenue(path.join(ROOT, 'tenants'), tenantsDir, 'la-esquina')
  const env = { TENANTS_DIR: tenantsDir, ADMIN_TOKEN: board.OPERATOR_TOKEN }
  const server = await startServer(path.join(folder, 'board-data'), env)
  try {
    return await board.measureBoard(server.origin, brand, count)
  } finally {
    await server.stop()
  }
}
