import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { StudioFault } from '#generated/models.ts'

/** Translations of the check's phrases for operators; `$1` is the matched group. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // what was found
  [/^no such file$/, 'ningún archivo'],
  [/^no folder of a tenant$/, 'ninguna carpeta de marcas'],
  [/^a key that is not known here$/, 'un campo que no existe'],
  [/^an unknown setting$/, 'un ajuste que no existe'],
  [/^a file that is not a readable picture$/, 'un archivo que no es una imagen'],
  [/^a damaged picture$/, 'una imagen dañada'],
  [/^a picture of (\d+ × \d+) pixels$/, 'una imagen de $1 píxeles'],
  [/^at most (\d+) million pixels$/, 'a lo sumo $1 millones de píxeles'],
  [/^a declaration, CDATA section or broken tag$/, 'una declaración o una etiqueta rota'],
  [/^attribute (\S+) on (.+)$/, 'el atributo $1 en $2'],
  [/^(<.+>) as root$/, '$1 como raíz'],
  [/^no element$/, 'ningún elemento'],
  [/^an entity$/, 'una entidad'],
  [/^no block$/, 'ningún bloque'],
  [/^no block of type (.+)$/, 'ningún bloque $1'],
  [/^a layout for (.+)$/, 'una disposición para $1'],
  [/^alias (.+) twice$/, 'el alias $1 dos veces'],
  [/^(.+) twice$/, '$1 dos veces'],
  [/^alias (.+), which the tenant (.+) has$/, 'el alias $1, que ya es de $2'],
  [/^(.+), which the tenant (.+) has$/, '$1, que ya es de $2'],
  [/^(.+) again$/, '$1 otra vez'],
  [/^(.+), but no (\w+) has the alias (.+)$/, '$1, y ningún $2 tiene el alias $3'],
  [/^(\d+) reasons$/, '$1 opciones'],
  [/^(\d+) decimals of (\w+)$/, '$1 decimales de $2'],
  [/^payments in (\w+)$/, 'pagos en $1'],
  [/^allowTickets at (\S+)$/, 'allowTickets en $1'],
  [/^what cannot be read or kept: (.+)$/, 'algo que no se puede leer o guardar: $1'],
  [/^a folder$/, 'una carpeta'],
  [/^what is no file$/, 'algo que no es un archivo'],
  [/^a link that leads nowhere$/, 'un enlace que no lleva a ninguna parte'],
  [/^a link that leads out of the folder$/, 'un enlace que lleva fuera de la carpeta'],
  [/^a link that leads back to where it lies$/, 'un enlace que vuelve adonde está'],
  [/^no order mode that is active$/, 'ningún modo de pedido activo'],
  // what was expected
  [/^a store with one$/, 'un local que tenga uno'],
  [
    /^a file, or a link to one inside the folder$/,
    'un archivo, o un enlace a uno que esté dentro de la carpeta',
  ],
  [/^files that can be read and kept$/, 'archivos que se puedan leer y guardar'],
  [/^the folders of those that are served$/, 'las carpetas de las que se sirven'],
  [/^a value$/, 'un valor'],
  [/^the address of its schema, as (.+)$/, 'la dirección de su esquema, como $1'],
  [/^a text that is no JSON$/, 'un texto que no es JSON'],
  [/^no JSON at line (\d+), column (\d+)$/, 'algo que no es JSON en la línea $1, columna $2'],
  [/^JSON without comments$/, 'JSON sin comentarios'],
  [/^straight double quotes$/, 'comillas dobles rectas: "'],
  [/^no comma before it$/, 'un cierre sin coma delante'],
  [/^a comma before it$/, 'una coma delante'],
  [/^a text that is not UTF-8$/, 'un texto que no está en UTF-8'],
  [/^a file saved as UTF-8$/, 'un archivo guardado como UTF-8'],
  [/^a null character$/, 'un carácter nulo'],
  [/^half an emoji$/, 'medio emoji'],
  [/^whole characters$/, 'caracteres enteros'],
  [/^valid JSON$/, 'JSON válido'],
  [/^the file that says who the tenant is$/, 'el archivo que dice qué marca es'],
  [/^only keys of the schema$/, 'solo campos del esquema'],
  [/^one of (.+)$/, 'uno de: $1'],
  [/^one: the screen does not work without it$/, 'uno: sin él la pantalla no funciona'],
  [/^(?:each once|each \w+ once)$/, 'cada uno una sola vez'],
  [/^an? (?:id|alias|host name) no other \w+ has$/, 'uno que nadie más tenga'],
  [/^a host name of its own: this one is (\w+)'s$/, 'uno propio: este es el de $1'],
  [/^an IANA time zone, as (.+)$/, 'una zona horaria IANA, como $1'],
  [/^(.+), which has it$/, '$1, que sí lo tiene'],
  [/^the folder's alias on one of them$/, 'uno que lleve el alias de la carpeta'],
  [/^(.+), the name of the folder$/, '$1, el nombre de la carpeta'],
  [/^a file in assets\/$/, 'un archivo de assets/'],
  [/^the id of a plate(?: of menu\.json)?$/, 'el id de un plato de menu.json'],
  [/^the id of a category(?: of menu\.json)?$/, 'el id de una categoría de menu.json'],
  [/^a group of \$\.garnishGroups$/, 'un grupo de $.garnishGroups'],
  [/^an indicator of \$\.indicators$/, 'un indicador de $.indicators'],
  [/^the plate whose price it is$/, 'el plato al que pone precio'],
  [/^an order mode IN_DINING for its tables$/, 'un modo de pedido IN_DINING para sus mesas'],
  [/^what stands before the numbers, as (.+)$/, 'lo que va delante del número, como $1'],
  [/^who sells, as the tax authority knows it$/, 'quién vende, como lo conoce el fisco'],
  [/^a ([A-Z]+), as (.+)$/, 'un $1, como $2'],
  [/^JSON with a list of commands$/, 'JSON con una lista de comandos'],
  [/^the id of the survey$/, 'el id de la encuesta'],
  [/^at least one question$/, 'al menos una pregunta'],
  [/^the choices of a multiselect$/, 'las opciones de la pregunta'],
  [/^none: a text offers nothing to choose$/, 'ninguna: una pregunta de texto no tiene opciones'],
  [/^plain SVG elements only$/, 'solo elementos simples de SVG: expórtalo sin hojas de estilo ni DOCTYPE'],
  [/^a presentation attribute$/, 'un atributo de presentación'],
  [/^a reference like (.+)$/, 'una referencia como $1'],
  [/^the five entities of XML$/, 'las cinco entidades de XML'],
  [/^a picture that can be read to its end$/, 'una imagen que se lea hasta el final'],
  [/^a width and a height that are more alike$/, 'un ancho y un alto más parecidos'],
  [/^a key of src\/messages$/, 'un texto que exista'],
  [/^no placeholder$/, 'ningún hueco'],
  [/^a block described in (.+)$/, 'un bloque descrito en $1'],
  [/^at least one block$/, 'al menos un bloque'],
  [/^(?:a text|string)$/, 'un texto'],
  [/^(?:a number|number)$/, 'un número'],
  [/^(?:a whole number|integer)$/, 'un número entero'],
  [/^(?:true or false|boolean)$/, 'true o false'],
  [/^(?:a list|array)$/, 'una lista'],
  [/^(?:an object|object)$/, 'un objeto'],
  [/^at least (.+) characters$/, 'al menos $1 caracteres'],
  [/^at most (.+) characters$/, 'como máximo $1 caracteres'],
  [/^at least (.+) entries$/, 'al menos $1 elementos'],
  [/^at most (.+) entries$/, 'como máximo $1 elementos'],
  [/^a currency that (\S+) takes$/, 'una moneda que $1 acepte'],
  [/^payments without it: no tickets there$/, 'pagos sin ese campo, porque ahí no existen cupones'],
  [/^at most (\d) in (\S+): (\S+) writes no more$/, 'como máximo $1 en $2, porque $3 no usa más'],
  [/^(?:>=|at least) (\S+)$/, '$1 o más'],
  [/^(?:<=|at most) (\S+)$/, '$1 o menos'],
  [/^> (\S+)$/, 'más de $1'],
  [/^< (\S+)$/, 'menos de $1'],
  [/^NOT have more than (\d+) items$/, 'no más de $1 elementos'],
  [/^NOT have fewer than (\d+) items$/, 'al menos $1 elementos'],
  [/^NOT have more than (\d+) characters$/, 'no más de $1 caracteres'],
  [/^NOT have fewer than (\d+) characters$/, 'al menos $1 caracteres'],
  [/^NOT have more than (\d+) properties$/, 'no más de $1 campos'],
  [/^NOT have fewer than (\d+) properties$/, 'al menos $1 campos'],
  [
    /^NOT have duplicate items \(items ## (\d+) and (\d+) are identical\)$/,
    'elementos distintos: el $1 y el $2, contados desde 0, son iguales',
  ],
  [/^SVG, WebP, PNG, JPEG or AVIF$/, 'SVG, WebP, PNG, JPEG o AVIF'],
  [/^have property (\S+) when property (\S+) is present$/, 'también $1 si está $2'],
]

/** Descriptions of text formats, by the schemas' pattern or format. */
const FORMS: Readonly<Record<string, string>> = {
  '\\S': 'un texto que no esté en blanco',
  'date-time': 'una fecha y hora con su zona, como 2026-11-21T14:05:00-03:00',
  '^#[0-9A-Fa-f]{6}$': 'un color: # y seis cifras hexadecimales',
  '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$': 'una hora de 00:00 a 24:00, como 09:30',
  '^G-[A-Z0-9]{6,14}$': 'un id de Google Analytics, como G-ABC123XYZ',
  '^GTM-[A-Z0-9]{4,12}$': 'un id de Tag Manager, como GTM-ABC123',
  '^[0-9]{8,20}$': 'de 8 a 20 cifras',
  '^[A-Z0-9]{1,8}$': 'de 1 a 8 mayúsculas o cifras, como 0001',
  '^[A-Z]{3}$': 'tres mayúsculas, como ARS',
  '^[A-Za-z0-9][A-Za-z0-9._~-]*$': 'letras sin acento, cifras, puntos, guiones y ~',
  '^[A-Za-z0-9_-]+$': 'letras sin acento, cifras y guiones',
  '^[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]{43}$': 'lo que escribe "vitrina shift-code"',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'minúsculas sin acento, cifras y guiones, como la-esquina',
  '^[a-z0-9]+([._/-][a-z0-9]+)*\\.(svg|png|jpg|jpeg|webp|avif)$':
    'el nombre de una imagen SVG, WebP, PNG, JPEG o AVIF, en minúsculas, como logo.svg',
  '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$':
    'un nombre de dominio en minúsculas, sin puerto ni acentos, como pedidos.example.com',
  '^https?://([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:[1-9][0-9]{0,4})?$':
    'el origen de un sitio, como https://pizzeria.example.com',
  '^[a-z0-9]+(-[a-z0-9]+)*(~[a-z2-7]+)?$': 'minúsculas sin acento, cifras y guiones, como la-esquina',
  '^(categories|plates|garnishGroups)/[A-Za-z0-9._-]+(/(sizes|garnishes)/[A-Za-z0-9._-]+)?$':
    'un lugar del menú, como plates/empanada',
  '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$': `un idioma, como ${DEFAULT_LOCALE}`,
  '^[0-9a-f]{64}$': '64 cifras hexadecimales',
  '^[a-z0-9]{8}$': 'ocho minúsculas o cifras',
  '^\\+[1-9][0-9]{6,14}$': 'un teléfono con su país, como +5491122334455',
  '^https://': 'una dirección que empiece con https://',
}

/** Translates a phrase of the check. Quotes from files stay as they are, and so does an unknown phrase. */
function faultPhrase(phrase: string): string {
  if (/^["{[]/.test(phrase)) return phrase
  const form = /^a text that (?:matches )?(?:pattern|format) "(.+)"$/.exec(phrase)?.[1]
  if (form !== undefined) return FORMS[form] ?? `un texto con la forma "${form}"`
  const line = PHRASES.find(([pattern]) => pattern.test(phrase))
  return line === undefined ? phrase : phrase.replace(line[0], line[1])
}

/** A folder's fault in one sentence for the operator, without its place. */
export function folderFaultText({ found, expected, near }: StudioFault): string {
  const there = faultPhrase(found)
  const is = /^ning[uú]n/.test(there) ? 'No hay' : 'Hay'
  const said =
    found === 'nothing'
      ? `Falta ${faultPhrase(expected)}`
      : `${is} ${there}; debe haber ${faultPhrase(expected)}`
  return near === undefined ? `${said}.` : `${said}; quizás querías decir "${near}".`
}

/** The same with file and place. */
export const faultSentence = (fault: StudioFault): string =>
  `${fault.file} ${fault.path}: ${folderFaultText(fault)}`
