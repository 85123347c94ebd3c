/** The part of Vite's manifest that is read here. */
export type ClientManifest = Readonly<
  Record<string, { file: string; imports?: readonly string[]; isEntry?: boolean }>
>

/** What the two browser builds made: storefronts and their companion pages share no file. */
export type ClientManifests = { readonly storefront: ClientManifest; readonly companion: ClientManifest }

/** The parts of providers of payments, which a page that takes a card loads after it was drawn. */
const PAYMENT_PARTS = /^src\/providers\/payments\//

/**
 * The scripts that are to be as they were built on a page that takes a payment: those that it starts with, and the parts of
 * payment providers with what they import.
 *
 * @param integrity - of all scripts by their address
 * @returns undefined where nothing is known of them: a build without an inventory
 */
export function paymentIntegrity(
  manifest: ClientManifest,
  { entry, preloads }: { entry: string; preloads: readonly string[] },
  integrity: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  if (integrity[entry] === undefined) return undefined
  const parts = Object.keys(manifest).filter((name) => PAYMENT_PARTS.test(name))
  const later = parts.flatMap((name) => importsOf(manifest, name))
  const paths = [...new Set([entry, ...preloads, ...later])]
  return Object.fromEntries(
    paths.flatMap((path) => (integrity[path] === undefined ? [] : [[path, integrity[path]]])),
  )
}

/** A chunk and everything that it imports, as addresses. */
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

/**
 * The scripts a page needs: the entry, and everything it and the page's features import, so that the
 * browser fetches all of them at once instead of one after the other.
 *
 * @param entryFile - source file of the entry
 * @param features - ids of the features on the page
 */
export function clientScripts(manifest: ClientManifest, entryFile: string, features: readonly string[]) {
  const entry = manifest[entryFile]
  if (!entry) throw new Error(`The browser build has no ${entryFile}; run the build first.`)
  const starts = [entryFile, ...features.map((id) => `src/features/${id}/feature.tsx`)]
  const needed = new Set(starts.flatMap((name) => importsOf(manifest, name)))
  needed.delete(`/${entry.file}`)
  return { entry: `/${entry.file}`, preloads: [...needed] }
}
