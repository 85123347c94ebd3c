/** The fields of Vite's manifest that are read here. */
export type ClientManifest = Readonly<
  Record<
    string,
    { file: string; imports?: readonly string[]; dynamicImports?: readonly string[]; isEntry?: boolean }
  >
>

/** The output of the two browser builds: storefronts and companion pages share no file. */
export type ClientManifests = { readonly storefront: ClientManifest; readonly companion: ClientManifest }

/** A chunk and everything it imports, as URLs. */
function importsOf(manifest: ClientManifest, start: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(`/${chunk.file}`)) return
    seen.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(start)
  return [...seen]
}

/** The key of a feature's own code. */
export const featureFile = (id: string) => `src/features/${id}/feature.tsx`

/**
 * The scripts a page needs: the entry and all imports of the entry and of the page's other parts. The browser fetches
 * them at once instead of one after the other.
 * @param entryFile - source file of the entry
 * @param parts - manifest keys of what the page fetches besides the entry
 */
export function clientScripts(manifest: ClientManifest, entryFile: string, parts: readonly string[]) {
  const entry = manifest[entryFile]
  if (!entry) throw new Error(`The browser build has no ${entryFile}; run the build first.`)
  const needed = new Set([entryFile, ...parts].flatMap((name) => importsOf(manifest, name)))
  needed.delete(`/${entry.file}`)
  return { entry: `/${entry.file}`, preloads: [...needed] }
}
