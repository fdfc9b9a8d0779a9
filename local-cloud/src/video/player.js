// Speaks the message protocol of Vimeo's player, as the package @vimeo/player expects it: requests {method, value},
// answers of the same form, and events {event, data}.

const player = document.querySelector('.player')
const { id = '', title = '', problem } = player.dataset
const duration = Number(player.dataset.duration)
const element = (name) => document.getElementById(name)

const TRACKS = [
  { label: 'English', language: 'en', kind: 'captions', mode: 'disabled' },
  { label: 'Deutsch', language: 'de', kind: 'subtitles', mode: 'disabled' },
]
const TICK_MS = 250

const listened = new Set()
let password = player.dataset.password ?? ''
let position = 0
let isPlaying = false
let hasEnded = false
let speed = 1
let volume = 1
let isMuted = false
let track = null
let last = 0

/** The page around the player may be of any origin that its policy allows. */
const post = (message) => window.parent.postMessage(JSON.stringify(message), '*')
const emit = (event, data) => {
  if (listened.has(event)) post({ event, data })
}
const timing = () => ({ seconds: position, percent: duration > 0 ? position / duration : 0, duration })

class Refusal extends Error {
  constructor(name, message) {
    super(message)
    this.name = name
  }
}

const clock = (seconds) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function show() {
  element('play').textContent = isPlaying ? 'Pause' : 'Play'
  element('position').value = String(position)
  element('position').setAttribute('aria-valuetext', `${clock(position)} of ${clock(duration)}`)
  element('time').textContent = `${clock(position)} / ${clock(duration)}`
  element('speed').value = String(speed)
  element('captions').setAttribute('aria-pressed', String(track !== null))
  element('caption').hidden = track === null
  element('caption').textContent = track === null ? '' : `${track.label}, ${clock(position)}`
  element('frame').textContent = `${title}: ${clock(position)}`
}

function advance() {
  const now = performance.now()
  if (isPlaying) position = Math.min(duration, position + ((now - last) / 1000) * speed)
  last = now
}

function tick() {
  if (!isPlaying) return
  advance()
  emit('timeupdate', timing())
  emit('progress', { ...timing(), percent: 1 })
  if (position >= duration) {
    isPlaying = false
    hasEnded = true
    emit('pause', timing())
    emit('ended', timing())
  }
  show()
}

function play() {
  if (password !== '') {
    element('password').hidden = false
    throw new Refusal(
      'PasswordError',
      'The video is password-protected and the viewer needs to enter the password first.',
    )
  }
  if (isPlaying) return
  if (hasEnded) position = 0
  hasEnded = false
  isPlaying = true
  last = performance.now()
  emit('play', timing())
  emit('playing', timing())
  show()
}

function pause() {
  if (!isPlaying) return
  advance()
  isPlaying = false
  emit('pause', timing())
  show()
}

function seek(seconds) {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= duration)) {
    throw new Refusal('RangeError', `The time must be from 0 to ${duration}.`)
  }
  emit('seeking', timing())
  position = seconds
  hasEnded = false
  last = performance.now()
  emit('timeupdate', timing())
  emit('seeked', timing())
  show()
  return seconds
}

function setSpeed(wanted) {
  if (typeof wanted !== 'number' || !(wanted >= 0.5 && wanted <= 2)) {
    throw new Refusal('RangeError', 'The playback rate must be from 0.5 to 2.')
  }
  advance()
  speed = wanted
  emit('playbackratechange', { playbackRate: speed })
  show()
  return speed
}

function setTrack(next) {
  track = next
  emit('texttrackchange', {
    kind: next?.kind ?? null,
    label: next?.label ?? null,
    language: next?.language ?? null,
  })
  show()
  return next === null ? null : { ...next, mode: 'showing' }
}

function enableTextTrack(wanted) {
  const { language, kind } = Object(wanted)
  const found = TRACKS.find((each) => each.language === language && (kind ?? each.kind) === each.kind)
  if (!found) throw new Refusal('InvalidTrackLanguageError', `There are no texts in ${language}.`)
  return setTrack(found)
}

const METHODS = {
  ping: () => null,
  addEventListener: (name) => {
    listened.add(name)
    return name
  },
  removeEventListener: (name) => {
    listened.delete(name)
    return name
  },
  play,
  pause,
  unload: pause,
  getPaused: () => !isPlaying,
  getEnded: () => hasEnded,
  getSeeking: () => false,
  getDuration: () => duration,
  getCurrentTime: () => {
    advance()
    return position
  },
  setCurrentTime: seek,
  getPlaybackRate: () => speed,
  setPlaybackRate: setSpeed,
  getVolume: () => volume,
  setVolume: (wanted) => {
    volume = Number(wanted)
    emit('volumechange', { volume })
    return volume
  },
  getMuted: () => isMuted,
  setMuted: (wanted) => {
    isMuted = wanted === true
    return isMuted
  },
  getLoop: () => false,
  getTextTracks: () => TRACKS.map((each) => ({ ...each, mode: each === track ? 'showing' : 'disabled' })),
  enableTextTrack,
  disableTextTrack: () => setTrack(null),
  getChapters: () => [],
  getBuffered: () => [[0, duration]],
  getVideoId: () => Number(id),
  getVideoTitle: () => title,
  getVideoUrl: () => `https://vimeo.com/${id}`,
  getVideoWidth: () => 1920,
  getVideoHeight: () => 1080,
}

function answer({ method, value }) {
  try {
    if (!Object.hasOwn(METHODS, method))
      throw new Refusal('TypeError', `“${method}” is not a method of the player.`)
    post({ method, value: METHODS[method](value) })
  } catch (error) {
    post({ event: 'error', data: { message: error.message, name: error.name, method } })
  }
}

/** Does what a control of the page wants; a video that needs its password shows that by itself. */
function act(what) {
  try {
    what()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const toggle = () => act(isPlaying ? pause : play)
const toggleCaptions = () => setTrack(track === null ? TRACKS[0] : null)
const seekBy = (seconds) => act(() => seek(Math.max(0, Math.min(duration, position + seconds))))
const KEYS = {
  ' ': toggle,
  k: toggle,
  c: toggleCaptions,
  ArrowLeft: () => seekBy(-5),
  ArrowRight: () => seekBy(5),
}

if (problem === undefined) {
  element('play').addEventListener('click', toggle)
  element('captions').addEventListener('click', toggleCaptions)
  element('position').addEventListener('input', ({ target }) => act(() => seek(Number(target.value))))
  element('speed').addEventListener('change', ({ target }) => act(() => setSpeed(Number(target.value))))
  element('password').addEventListener('submit', (event) => {
    event.preventDefault()
    const isRight = element('secret').value === password
    element('wrong').textContent = isRight ? '' : 'This password is wrong.'
    if (!isRight) return
    password = ''
    element('password').hidden = true
    act(play)
  })
  document.addEventListener('keydown', (event) => {
    const isOwnKey = event.target instanceof HTMLElement && event.target.matches('button, input, select')
    if (isOwnKey || !Object.hasOwn(KEYS, event.key)) return
    event.preventDefault()
    KEYS[event.key]()
  })
  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent) return
    const message = typeof data === 'string' ? JSON.parse(data) : data
    if (typeof message?.method === 'string') answer(message)
  })
  setInterval(tick, TICK_MS)
  show()
  post({ event: 'ready' })
  if (new URLSearchParams(location.search).get('autoplay') === '1') act(play)
} else {
  const { message } = player.dataset
  const report = () => post({ event: 'error', data: { name: problem, message, method: 'ready' } })
  // A page that listens only now asks whether the player is ready.
  window.addEventListener('message', ({ source }) => {
    if (source === window.parent) report()
  })
  report()
}
