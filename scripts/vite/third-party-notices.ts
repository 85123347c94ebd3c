import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Served beside the files that carry the code: those of the builds that bring packages of their own. */
const FILES: Readonly<Record<string, string>> = {
  client: 'third-party-notices.txt',
  studio: 'third-party-notices-studio.txt',
}
const RULE = `\n\n${'='.repeat(80)}\n\n`
const LICENCE = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i

/**
 * Writes the licences of everything from elsewhere that browsers receive: the packages that are really in the chunks,
 * the fonts, the outlines and pictures. Their licences ask for it, and a list kept by hand is soon wrong.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'vitrina:third-party-notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name in FILES,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []))
      const packages = [...folders].map(packageNotice).toSorted()
      const source = [INTRODUCTION, ...packages, ...fontNotices('public/fonts'), drawings()].join(RULE)
      this.emitFile({ type: 'asset', fileName: FILES[this.environment.name], source: `${source}\n` })
    },
  }
}

const INTRODUCTION =
  'Works of others that are part of the files served to browsers, each under its own licence.'

function packageFolder(id: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0]
}

interface Package {
  name: string
  version: string
  license?: string
}

/** @throws when a package neither carries a licence text nor says that it needs none */
function packageNotice(folder: string): string {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { name, version, license = '' } = JSON.parse(manifest) as Package
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  if (texts.length === 0 && license !== 'Unlicense' && license !== 'MIT')
    throw new Error(`${name} is shipped to browsers and has no licence text`)
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

function fontNotices(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('-OFL.txt'))
    .toSorted()
    .map(
      (file) =>
        `Font ${file.replace('-OFL.txt', '')}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`,
    )
}

const drawings = () => readFileSync(path.join(import.meta.dirname, 'notices/drawings.txt'), 'utf8').trim()
