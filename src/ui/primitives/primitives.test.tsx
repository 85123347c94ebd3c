import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ButtonLink } from './action/button-link.tsx'
import { Button } from './action/button.tsx'
import { IconButton } from './action/icon-button.tsx'
import { Stepper } from './action/stepper.tsx'
import { ChoiceGroup } from './choice/choice-group.tsx'
import { ChoiceRow } from './choice/choice-row.tsx'
import { neighbourTab } from './choice/neighbour-tab.ts'
import { SegmentedControl } from './choice/segmented-control.tsx'
import { Tabs } from './choice/tabs.tsx'
import { EmptyState } from './feedback/empty-state.tsx'
import { Notice } from './feedback/notice.tsx'
import { Skeleton } from './feedback/skeleton.tsx'
import { Tag } from './feedback/tag.tsx'
import { Select } from './field/select.tsx'
import { TextField } from './field/text-field.tsx'
import { iconPaths } from './icon/icon-paths.ts'
import { Picture } from './picture/picture.tsx'
import { SlideToConfirm } from './slide/slide-to-confirm.tsx'

const html = (element: ReactElement): string =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>)
const nothing = (): void => undefined
const picture = { src: '/p/pizza', widths: [640, 160, 320], width: 1280, height: 960, placeholder: '#aa5533' }
const stepper = {
  group: 'Cantidad de pizza',
  decrease: 'Quitar uno de pizza',
  increase: 'Agregar uno de pizza',
}

const slide = {
  hint: 'Deslice >>',
  ready: 'Suelta para confirmar',
  enter: 'Presiona Enter para confirmar',
  press: 'Confirmar sin deslizar',
  confirm: 'Confirmar',
  back: 'Volver',
}

/** Everything there is, once: for rules that hold for all. */
const all: Readonly<Record<string, ReactElement>> = {
  button: <Button icon="plus">Agregar</Button>,
  buttonLink: <ButtonLink to="/x">Ir</ButtonLink>,
  iconButton: <IconButton name="Cerrar" icon="close" onPress={nothing} />,
  stepper: <Stepper value={1} labels={stepper} onChange={nothing} />,
  textField: <TextField label="Nombre" value="" error="Falta" onChange={nothing} />,
  select: <Select label="Día" value="1" options={[{ value: '1', label: 'Lunes' }]} onChange={nothing} />,
  tabs: (
    <Tabs label="Vista" tabs={[{ id: 'a', label: 'A' }]} chosen="a" onChoose={nothing}>
      x
    </Tabs>
  ),
  segmentedControl: (
    <SegmentedControl
      label="Forma"
      segments={[{ id: 'd', label: 'Delivery', to: '/d', icon: 'bike' }]}
      chosen="d"
      onChoose={nothing}
    />
  ),
  choiceRow: <ChoiceRow type="radio" name="t" label="Chica" checked price="+ $ 100" onChange={nothing} />,
  slideToConfirm: <SlideToConfirm label="Aceptar envío" labels={slide} onConfirm={nothing} />,
  picture: <Picture picture={picture} alt="" sizes="104px" widest={104} />,
  skeleton: <Skeleton shapes={['row', 'title']} />,
  notice: (
    <Notice tone="danger" live>
      Listo
    </Notice>
  ),
  emptyState: <EmptyState title="Vacío" text="Nada" />,
  tag: <Tag tone="brand">20% OFF</Tag>,
}

describe('what holds for every primitive', () => {
  test('no style attribute leaves the server: the security policy would block it', () => {
    for (const element of Object.values(all)) expect(html(element)).not.toMatch(/\sstyle="/)
  })

  test('every icon beside a name is hidden from assistive technology', () => {
    for (const element of Object.values(all)) {
      for (const svg of html(element).match(/<svg[^>]*>/g) ?? []) expect(svg).toContain('aria-hidden="true"')
    }
  })

  test('icons are single outlines on the grid', () => {
    for (const path of Object.values(iconPaths)) expect(path).toMatch(/^[Mm][\d.,\sa-zA-Z-]+$/)
  })
})

describe('buttons', () => {
  test('a button that cannot be pressed stays in the tab order and says why', () => {
    const markup = html(<Button unavailable="El local está cerrado.">Continuar</Button>)
    const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain('disabled=""')
    expect(markup).toMatch(
      new RegExp(`<p id="${id}"[^>]*>El local está cerrado\\.</p>|<p[^>]* id="${id}"[^>]*>El local`),
    )
  })

  test('while loading it keeps its name and is busy', () => {
    expect(html(<Button loading>Realizar pedido</Button>)).toMatch(/aria-busy="true".*Realizar pedido/)
  })

  test('a link that opens a new tab does not give the page away', () => {
    const markup = html(
      <ButtonLink href="https://wa.me/1" newTab>
        Abrir
      </ButtonLink>,
    )
    expect(markup).toContain('target="_blank" rel="noopener noreferrer"')
  })

  test('the stepper names its parts, marks the end and offers removal', () => {
    const markup = html(<Stepper value={1} min={1} max={1} labels={stepper} onChange={nothing} />)
    expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2)
    expect(markup).toContain('role="group" aria-label="Cantidad de pizza"')
    expect(html(<Stepper value={1} min={1} removable labels={stepper} onChange={nothing} />)).toContain(
      iconPaths.trash,
    )
  })
})

describe('slide to confirm', () => {
  test('[SHIP-06] the slider says its step and its hint, and the button beside it names the same step', () => {
    const markup = html(<SlideToConfirm label="Aceptar envío" labels={slide} onConfirm={nothing} />)
    expect(markup).toMatch(/type="range"[^>]*min="0"[^>]*max="100"/)
    expect(markup).toContain('aria-label="Aceptar envío" aria-valuetext="Deslice &gt;&gt; 0"')
    expect(markup).toContain('aria-label="Confirmar sin deslizar: Aceptar envío"')
  })

  test('[SHIP-06] busy or unavailable it stays focusable, says why, and offers no other way', () => {
    const blocked = html(
      <SlideToConfirm label="Entregado" labels={slide} unavailable="Falta la clave" onConfirm={nothing} />,
    )
    expect(blocked).toMatch(/aria-disabled="true" aria-describedby="[^"]+"/)
    expect(blocked).toContain('Falta la clave')
    expect(blocked).not.toContain('Confirmar sin deslizar')
    const busy = html(<SlideToConfirm label="Entregado" labels={slide} loading onConfirm={nothing} />)
    expect(busy).toContain('aria-busy="true"')
  })
})

describe('fields', () => {
  test('label, hint and error are tied to the control', () => {
    const markup = html(
      <TextField
        id="n"
        label="Nombre"
        hint="Como en tu documento"
        error="Falta"
        value=""
        onChange={nothing}
      />,
    )
    expect(markup).toContain('<label for="n">')
    expect(markup).toContain('aria-invalid="true" aria-describedby="n-hint n-error"')
    expect(markup).toMatch(/<p id="n-error"[^>]*>.*Falta<\/p>/)
    expect(markup).toContain('id="n-hint"')
  })

  test('a field without an error is not invalid', () => {
    expect(html(<TextField label="Nombre" value="" onChange={nothing} />)).not.toContain('aria-invalid')
  })
})

describe('choices', () => {
  test('the chosen order mode is the current link', () => {
    const markup = html(
      <SegmentedControl
        label="Forma de pedir"
        segments={[
          { id: 'd', label: 'Delivery', to: '/menu/x/delivery', icon: 'bike' },
          { id: 't', label: 'Retiro', to: '/menu/x/retiro', icon: 'bag' },
        ]}
        chosen="t"
        onChoose={nothing}
      />,
    )
    expect(markup).toContain('<nav aria-label="Forma de pedir"')
    expect(markup).toMatch(/href="\/menu\/x\/retiro"[^>]*>|aria-current="true"[^>]*href="\/menu\/x\/retiro"/)
    expect(markup.match(/aria-current="true"/g)).toHaveLength(1)
  })

  test.each([
    ['ArrowRight', 'b', 'c'],
    ['ArrowRight', 'c', 'a'],
    ['ArrowLeft', 'a', 'c'],
    ['Home', 'c', 'a'],
    ['End', 'a', 'c'],
    ['x', 'a', undefined],
  ])('%s from %s goes to %s', (key, from, to) => {
    expect(neighbourTab(['a', 'b', 'c'], from, key)).toBe(to)
  })

  test('only the chosen tab is a stop of the tab key', () => {
    const tabs = [
      { id: 'a', label: 'Mi dirección' },
      { id: 'b', label: 'Mi ubicación' },
    ]
    const markup = html(
      <Tabs label="Dirección" tabs={tabs} chosen="b" onChoose={nothing}>
        x
      </Tabs>,
    )
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"/)
  })

  test('a row that cannot be chosen says why, and the group ties its hint and error', () => {
    const markup = html(
      <ChoiceGroup id="pay" legend="Mi pago" error="Elige uno">
        <ChoiceRow
          type="radio"
          name="p"
          label="Efectivo"
          checked={false}
          unavailable="No se acepta"
          onChange={nothing}
        />
      </ChoiceGroup>,
    )
    expect(markup).toContain('aria-describedby="pay-error"')
    expect(markup).toContain('No se acepta')
    expect(markup).toContain('aria-disabled="true"')
  })

  test('the note of a row is a part of its name, and no description beside it; a price is one', () => {
    const row = (price?: string) =>
      html(
        <ChoiceRow
          type="radio"
          name="p"
          label="Efectivo"
          description="Pagas en caja"
          price={price}
          checked={false}
          onChange={nothing}
        />,
      )
    expect(row()).toMatch(/<label[^>]*>Efectivo<small>Pagas en caja<\/small><\/label>/)
    expect(row()).not.toContain('aria-describedby')
    const described = /aria-describedby="([^"]+)"/.exec(row('$ 100'))?.[1]
    expect(row('$ 100')).toContain(`id="${described}">$ 100`)
  })
})
