/** Adds a vendor's script to a document; what does not arrive is missed by nobody. */
export function loadScript(document: Document, src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
