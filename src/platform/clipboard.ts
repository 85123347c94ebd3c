/** Copies a text to the clipboard. @returns whether it was copied; false when the browser refuses, nothing is thrown */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
