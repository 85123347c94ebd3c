export { judgeLayouts, render as renderPage } from '#app/render.tsx'
