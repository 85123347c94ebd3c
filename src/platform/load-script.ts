/** Adds a vendor's script to a document; a failed load is ignored. */
export function loadScript(document: Document, src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
