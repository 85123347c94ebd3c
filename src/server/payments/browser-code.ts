/** What the policy of a storefront page must let through. @source assumed: Content Security Policy */
export type BrowserSources = {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

/**
 * A script of the provider that runs on our pages.
 * @source PCI DSS 6.4.3: "an inventory of all scripts is maintained with written … justification"
 */
export type ProviderScript = {
  url: string
  purpose: string
  /** why its hash is not checked */
  withoutIntegrity: string
}
