export { launchBrowser } from '#preview/launch-browser.ts'
