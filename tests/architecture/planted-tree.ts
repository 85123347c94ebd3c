import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

export type PlantedTree = {
  root: string
  /** Runs a script of the repository, or of an installed package, inside the tree. */
  run: (args: string[]) => { code: number | null; output: string }
}

type Plan = {
  /** files to write: path below the tree → content */
  files: Record<string, string>
  /** files and folders of the repository to copy in as they are */
  copies?: string[]
  /** gives the tree the installed packages; without it the tree brings its own stubs */
  withPackages?: boolean
}

/** A throwaway copy of a part of the repository in which a test plants faults. Gone when the test ends. */
export function plantTree({ files, copies = [], withPackages = false }: Plan): PlantedTree {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrina-planted-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of copies) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true })
  if (withPackages) symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  return {
    root,
    run: (args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
      return { code: status, output: stdout + stderr }
    },
  }
}

/** A script of the repository, by its absolute path. */
export const script = (name: string) => path.join(ROOT, name)

/** The command of an installed package. */
export const packageFile = (name: string) => path.join(ROOT, 'node_modules', name)
