import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

/**
 * Gives every styled component an id at build time. Without it the ids are counted in the order modules
 * happen to load, which differs between server and browser, and hydration breaks. The file name handed to
 * the transform is relative to the root, so two checkouts of the same commit produce the same class names.
 */
export function styledComponentIds(): Plugin {
  let root = process.cwd()
  return {
    name: 'vitrina:styled-component-ids',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/') || !code.includes('styled-components'))
        return
      const name = path.relative(root, file).split(path.sep).join('/')
      const result = await transformWithOxc(code, name, {
        sourcemap: true,
        jsx: { runtime: 'automatic', development: false },
        plugins: {
          styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
        },
      })
      return { code: result.code, map: result.map, moduleType: 'js' }
    },
  }
}
