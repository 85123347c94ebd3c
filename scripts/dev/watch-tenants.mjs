import { EventEmitter, once } from 'node:events'
import path from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'

const TOPIC = 'tenants'

/**
 * Applies the folder of tenants whenever a file in it changes, as a start does, and shows what came of it in the open
 * pages.
 */
export async function watchTenants({ vite, overlay, reload, load, store, config, judgeLayouts }) {
  const { tenantsDir, imagesDir } = config
  const { TENANT_CHANNEL } = await load('/src/server/repositories/tenants-repository.ts')
  const news = new EventEmitter()
  await store.listen(TENANT_CHANNEL, () => news.emit('tenant'))
  let isFaulty = false

  const apply = oneAtATime(async () => {
    const { applyTenants } = await load('/src/server/tenants/apply-tenants.ts')
    const { TenantInvalid } = await load('/src/server/tenants/tenant-fault.ts')
    const told = once(news, 'tenant')
    try {
      const { added, changed, faults } = await applyTenants(store, {
        tenantsDir,
        imagesDir,
        clock: () => new Date(),
        judgeLayouts,
      })
      const isChanged = added.length + changed.length > 0
      // the server forgets what it knew of a tenant by the same notification
      if (isChanged) await told
      if (faults.length > 0) throw new TenantInvalid(faults)
      if (isChanged || isFaulty) {
        isFaulty = false
        overlay.clear(TOPIC)
        reload()
      }
    } catch (error) {
      isFaulty = true
      overlay.show(TOPIC, error instanceof TenantInvalid ? ofFaults(error, tenantsDir) : error)
    }
  })

  vite.watcher.add(tenantsDir)
  vite.watcher.on('all', (_event, file) => {
    if (isInside(tenantsDir, file)) void apply()
  })
}

const isInside = (folder, file) => !path.relative(folder, file).startsWith('..')

/** The fault as Vite's overlay shows it: what is wrong, and the file that a press on its name opens. */
const ofFaults = ({ message, faults }, tenantsDir) => ({
  message,
  stack: '',
  plugin: 'vitrina check',
  id: path.join(tenantsDir, faults[0]?.file ?? ''),
})
