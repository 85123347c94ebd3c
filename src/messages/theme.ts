import { type HueName, hueName } from '#domain/color/hue-name.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { nearName } from '#domain/documents/near-name.ts'
import type { FindingCode, ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import type { ColorConfig } from '#generated/models.ts'

type ColorField = Exclude<keyof ColorConfig, 'colorModeType'>
type Phrase = { readonly subject: string; readonly of: string }

const TEXT: Phrase = { subject: 'El texto principal', of: 'del texto principal' }
const DESCRIPTION: Phrase = { subject: 'La descripción', of: 'de la descripción' }
const BUTTON: Phrase = { subject: 'El botón', of: 'de botones' }
const MAIN: Phrase = { subject: 'El color principal', of: 'principal' }
const BANNER: Phrase = { subject: 'El banner promocional', of: 'del banner promocional' }
const PAGE: Phrase = { subject: 'El fondo', of: 'de fondo' }

/** Operators' names for the fields of the colour configuration. */
const PHRASES: Readonly<Record<ColorField, Phrase>> = {
  mainTextColorLight: TEXT,
  mainTextColorDark: TEXT,
  descriptionTextColorLight: DESCRIPTION,
  descriptionTextColorDark: DESCRIPTION,
  buttonBorderedColorLight: BUTTON,
  buttonBorderedColorDark: BUTTON,
  lightMainColor: MAIN,
  darkMainColor: MAIN,
  promotionalBannerColorLight: BANNER,
  promotionalBannerColorDark: BANNER,
  mainBackgroundColorLight: PAGE,
  mainBackgroundColorDark: PAGE,
}

/** Colour families as nouns: "el verde predeterminado", "tu rojo". */
const HUES: Readonly<Record<HueName, string>> = {
  black: 'negro',
  white: 'blanco',
  grey: 'gris',
  pink: 'rosa',
  red: 'rojo',
  orange: 'naranja',
  brown: 'marrón',
  yellow: 'amarillo',
  green: 'verde',
  turquoise: 'turquesa',
  blue: 'azul',
  violet: 'violeta',
}

const FIELDS = [
  ...Object.keys(PHRASES),
  'colorModeType',
  'colorConfig',
  'fontFamily',
  'radius',
  'density',
  'logos',
]

const COLOR_MODES: readonly ColorConfig['colorModeType'][] = ['LIGHT', 'DARK', 'AUTO']

/** Suggests the closest name, as the end of a sentence. */
const meant = (written: string, names: readonly string[]): string => {
  const near = nearName(written, names)
  return near === undefined ? '' : `; quizás querías decir "${near}"`
}

/** One text per finding of the theme engine, in the tú form; shown in the editor, the studio and `vitrina check`. */
const TEXTS: Readonly<Record<FindingCode, (finding: ThemeFinding) => string>> = {
  // The file holds a list, a text or a number instead of an object.
  'not-a-config': () => 'La configuración de colores no es un objeto. Usaremos los colores predeterminados.',
  // A number, list or object stands where a colour should.
  'not-text': (f) => `El color ${of(f)} no es un texto. Escribe un código como ${upper(f.after)}.`,
  // More than 64 characters.
  'too-long': (f) => `El color ${of(f)} es demasiado largo. Escribe un código como ${upper(f.after)}.`,
  // Characters that no colour has, such as those of an attempt to inject CSS.
  'forbidden-characters': (f) =>
    `El color ${of(f)} contiene caracteres no permitidos. Escribe un código como ${upper(f.after)}.`,
  // Looks like a colour but is invalid.
  'not-a-color': (f) => `"${f.before ?? ''}" no es un color. Escribe un código como ${upper(f.after)}.`,
  // An unknown key.
  'unknown-field': (f) =>
    f.field && FIELDS.includes(f.field)
      ? `El campo "${f.field}" está fuera de su lugar: los colores van dentro de "colorConfig" y lo demás a su lado.`
      : f.field
        ? `El campo "${f.field}" no existe${meant(f.field, FIELDS) || ' y se ignora'}.`
        : 'Un campo con un nombre no permitido se ignora.',
  // colorModeType has an unknown value.
  'unknown-color-mode': (f) =>
    `El modo de color no es LIGHT, DARK ni AUTO${meant(f.before ?? '', COLOR_MODES)}. ` +
    'Usaremos AUTO: decide el dispositivo.',
  // Translucent; blended with its background.
  'flattened-color': (f) =>
    `El color ${of(f)} es traslúcido. Sobre ${upper(f.background)} se ve como ${upper(f.after)}, y así lo usaremos.`,
  // A declared text below 4.5:1.
  'low-contrast': (f) =>
    `${subject(f)} ${(f.ratioBefore ?? 1) < 2 ? 'casi no se lee' : 'se lee con dificultad'}: ${upper(f.before)} sobre ` +
    `${upper(f.background)} tiene contraste ${ratio(f.ratioBefore, 2)} y el mínimo es 4,5:1. ` +
    `En la tienda usaremos ${upper(f.after)}.`,
  // A declared text of the same colour as the page.
  'same-as-background': (f) =>
    `${subject(f)} es igual al fondo y no se ve. Usaremos ${hue(f.after)} (${upper(f.after)}). Revisa el modo ${mode(f)}.`,
  // The main colour nearly equals the page's.
  'main-vanishes': (f) =>
    `El color principal ${upper(f.before)} casi no se distingue del fondo ${upper(f.background)} ` +
    `(${ratio(f.ratioBefore, 2)}, modo ${mode(f)}): el encabezado y los botones pierden su forma. Elige otro color.`,
  // The light text colour also applies in dark mode, where it is unreadable.
  'copied-light-text': (f) =>
    `Copiaste el color de texto claro al modo oscuro: ${ratio(f.ratioBefore, 1)}. ` +
    'Mira la vista previa en modo oscuro antes de publicar.',
  // A light mode with a dark page, or the reverse.
  'scheme-mismatch': (f) =>
    `El fondo del modo ${mode(f)} es ${f.after === 'dark' ? 'oscuro' : 'claro'}. Los controles del navegador lo seguirán.`,
  // The brand colour is unreadable as a link.
  'derived-link': (f) =>
    `Tu ${hue(f.before)} ${upper(f.before)} se mantiene en botones y encabezado. Para enlaces en modo ${mode(f)} ` +
    `usaremos ${upper(f.after)}, que sí se lee (${ratio(f.ratioAfter, 1)}).`,
  // The button colour is unreadable as the label of an outlined button.
  'derived-outline': (f) =>
    `Tu ${hue(f.before)} ${upper(f.before)} se mantiene en los botones rellenos. Para botones con borde en modo ` +
    `${mode(f)} usaremos ${upper(f.after)}, que sí se lee (${ratio(f.ratioAfter, 1)}).`,
  // The brand colour is invisible as a focus ring.
  'derived-ring': (f) =>
    `Para el borde de foco en modo ${mode(f)} usaremos ${upper(f.after)}, porque ${upper(f.before)} no se distingue ` +
    `del fondo (${ratio(f.ratioBefore, 1)}, mínimo 3:1).`,
  // The font is not on the list of fonts that the product serves.
  'unknown-font': (f) => `La tipografía no está en la lista. Usaremos ${f.after ?? ''}.`,
  // Most of the logo is invisible on the header.
  'logo-low-contrast': (f) =>
    `El logo casi no se distingue del encabezado ${upper(f.background)} (${ratio(f.ratioBefore, 1)}, mínimo 3:1). ` +
    'Sube una versión con más contraste o con fondo propio.',
}

/** The operator's text of a finding. @param finding - from `resolveTheme` or `resolveFont` */
export function findingText(finding: ThemeFinding): string {
  return TEXTS[finding.code](finding)
}

const MODES: Readonly<Record<ThemeMode, string>> = { light: 'claro', dark: 'oscuro' }

function mode(finding: ThemeFinding): string {
  return MODES[finding.mode ?? 'light']
}

function phrase({ field }: ThemeFinding): Phrase | undefined {
  return Object.entries(PHRASES).find(([name]) => name === field)?.[1]
}

function subject(finding: ThemeFinding): string {
  return phrase(finding)?.subject ?? 'El color'
}

function of(finding: ThemeFinding): string {
  return phrase(finding)?.of ?? ''
}

function upper(hex: string | null): string {
  return (hex ?? '').toUpperCase()
}

function hue(hex: string | null): string {
  const parsed = parseColor(hex)
  return parsed.ok ? HUES[hueName(parsed.color)] : 'color'
}

/** Cut, not rounded: 4.499 must not read as 4,5. */
function ratio(value: number | null, digits: 1 | 2): string {
  const factor = 10 ** digits
  const cut = Math.floor((value ?? 1) * factor) / factor
  return `${cut.toFixed(digits).replace('.', ',')}:1`
}
