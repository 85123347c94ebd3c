/** The part of Vite's manifest that is read here. */
export type ClientManifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean }>
>

const ENTRY = 'src/app/client.tsx'

/**
 * The scripts a page needs: the entry, and everything it and the page's features import, so that the
 * browser fetches all of them at once instead of one after the other.
 *
 * @param features - ids of the features on the page
 */
export function clientScripts(manifest: ClientManifest, features: readonly string[]) {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The browser build has no ${ENTRY}; run the build first.`)
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  visit(ENTRY)
  for (const id of features) visit(`src/features/${id}/feature.tsx`)
  seen.delete(entry.file)
  return { entry: `/${entry.file}`, preloads: [...seen].map((file) => `/${file}`) }
}
