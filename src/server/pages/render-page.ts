export { render as renderPage } from '#app/render.tsx'
