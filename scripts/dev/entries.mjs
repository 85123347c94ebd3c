/** The browser's entries, by the manifest of the build that has each. */
export const ENTRIES = {
  manifest: 'src/app/client.tsx',
  companion: 'src/app/companion/client.tsx',
  studio: 'src/studio/client.tsx',
}

/** Begins the name of the module with which a page starts its entry. */
export const START = 'virtual:vitrina-start/'
