import { wordSet } from './wordSet.ts'

/** Programs by a general name. "Application" may be a request, "platform" a place: verbs and articles tell. */
export const PROGRAMS = wordSet(
  'application applications app apps portal portals platform platforms program programs tool tools system systems',
)

/** Verbs whose object is a program if it bears such a name: "open the map application". */
export const STARTING = wordSet(`
  open opening launch launching start starting restart restarting navigate navigating reload reloading install installing
  reinstall reinstalling
`)
/** The names that are no place or plant either: "open the drainage system". */
export const CLEAR_PROGRAMS = wordSet(
  'application applications app apps portal portals program programs tool tools',
)

/** Verbs that move data into a program: "enter a result into the laboratory system". */
export const ENTERING = wordSet(`
  enter entering entered upload uploading uploaded type typing typed record recording recorded log logging logged register
  registering registered file filing filed submit submitting submitted save saving saved copy copying copied update updating
  updated search searching look looking retrieve retrieving retrieved export exporting exported import importing imported
`)

/** What acronyms name beside programs: people, offices, illnesses and machines that a person works at or lives with. */
export const NO_PROGRAMS = wordSet(`
  ceo cfo cto coo cio ciso hr vp mp pm gp rn lpn emt ems er icu ed or md phd dj mc vip sme pi pa ta qa qc pr eu un us uk usa uae
  irs fda epa osha faa cia fbi nasa nato who wto imf oecd dmv dea tsa ncaa fifa fia uefa ioc ngo ngos npo hoa dna rna
  hiv aids adhd copd ptsd als ms flu uv led leds dc ac rpm mri ct ecg ekg eeg pet suv atv ev rv bbq diy tb pvc mdf pcb pcbs
  cpu gpu ram ssd lp ep cd dvd tv bmi gdp vat ph bp hvac vfd ups usb iv
`)

/** Currencies, time zones, places and notations, in which something is written without a program. */
export const CODES = wordSet(`
  usd eur gbp jpy chf cad aud cny inr utc gmt est pst cet nyc la dc rgb cmyk pdf csv xml json html ascii isbn iso it ict
`)

/** Verbs for what is made in a program. */
export const WRITING = wordSet(`
  write writing written draw drawing drawn model modeling draft drafting create creating build building edit editing plot
  plotting code coding program programming analyze analyzing render rendering
`)

/** Verbs that say of anything what it is or has, not what a program does. */
export const STATES_OF_THINGS = wordSet(`
  is has was does contains exceeds causes remains stays belongs consists differs includes needs requires fits matches
  breaks fails lasts means reaches rises falls spreads expires lapses ends begins starts
`)
