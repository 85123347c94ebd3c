import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '#ui/primitives/picture/picture.tsx'
import { firstPictureLink } from './document.ts'

const picture = (name: string) => ({
  src: `/files/${name}`,
  widths: [384, 768],
  width: 768,
  height: 512,
  placeholder: '#aabbcc',
})

test('the header names the one picture of high priority, in every width it has', () => {
  const html = renderToStaticMarkup(
    <>
      <Picture picture={picture('logo')} alt="" sizes="40px" widest={40} eager />
      <Picture
        picture={picture('banner')}
        alt=""
        sizes="(min-width: 1200px) 1200px, 100vw"
        widest={1200}
        first
      />
    </>,
  )
  expect(firstPictureLink(html)).toBe(
    '</files/banner-768.webp>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/files/banner-384.avif 384w, /files/banner-768.avif 768w"; ' +
      'imagesizes="(min-width: 1200px) 1200px, 100vw"; fetchpriority=high',
  )
})

test('where none is of high priority, the first picture is', () => {
  const html = renderToStaticMarkup(
    <>
      <Picture picture={picture('dish')} alt="" sizes="62vw" widest={264} />
      <Picture picture={picture('other')} alt="" sizes="62vw" widest={264} />
    </>,
  )
  expect(firstPictureLink(html)).toMatch(/^<\/files\/dish-.*imagesizes="62vw"; fetchpriority=high$/)
  expect(firstPictureLink('<img src="/files/logo-384.webp" alt=""/>')).toBeUndefined()
})
