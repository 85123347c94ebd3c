import type { Plugin } from 'vite'

const NAMES = /^\w+\.displayName = "[^"]*";$/gm
const MADE_BY_CALL = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g
const CLASSES =
  /^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});(?:\n\1\.contextType = (\w+);)?/gm

/**
 * Lets the bundler leave out what of react-router nobody uses. The package says that it has no side effects, but makes
 * components and contexts by calls, gives them names for the developer's tools, and writes to its classes, all of which
 * a bundler has to keep: a service worker that reads addresses would bring React along.
 */
export function pureRouter(): Plugin {
  return {
    name: 'vitrina:pure-router',
    transform(code, id) {
      if (!/node_modules[\\/]react-router[\\/]/.test(id)) return undefined
      return {
        code: code
          .replaceAll(NAMES, '')
          .replaceAll(MADE_BY_CALL, '= /* @__PURE__ */ $1')
          .replaceAll(
            CLASSES,
            (_, name: string, made: string, context?: string) =>
              `var ${name} = /* @__PURE__ */ (() => Object.assign(${made}, {${context ? ` contextType: ${context} ` : ''}}))();`,
          ),
        map: null,
      }
    },
  }
}
