// Runs before anything is painted, so that a person who chose the dark scheme sees no white flash.
// Its keys are those of src/lib/language.ts and src/ui/color-scheme.ts.
;(function () {
  var root = document.documentElement
  try {
    var scheme = localStorage.getItem('pasok.color-scheme') || 'auto'
    var dark =
      scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
    var own = localStorage.getItem('pasok.language')
    var known = [own].concat(navigator.languages).map(function (tag) {
      return String(tag).slice(0, 2)
    })
    var first = known.find(function (tag) {
      return tag === 'en' || tag === 'id'
    })
    root.lang = first || 'en'
  } catch (refused) {
    // Storage is refused in some private windows; the defaults stand.
  }
})()
