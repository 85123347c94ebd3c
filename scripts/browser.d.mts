export declare function findBrowser(options?: { install?: boolean }): {
  executablePath?: string
  found: string
}
