/** Saves a file that was fetched with a token or created here, which a plain link could not do. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has started reading it by then
  setTimeout(() => URL.revokeObjectURL(address))
}
