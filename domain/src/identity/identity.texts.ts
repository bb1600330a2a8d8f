import { kernelTexts } from '../kernel/kernel.texts'
import { defineTexts } from '../kernel/texts'

/** Spec 1 §5: requirements of a new password. */
export const passwordTexts = defineTexts({
  parts: { en: 'Your password needs', id: 'Kata sandi Anda memerlukan' },
  length: { en: '8 to {{most}} characters', id: '8 sampai {{most}} karakter' },
  lowercase: { en: 'a lowercase letter', id: 'satu huruf kecil' },
  number: { en: 'a number', id: 'satu angka' },
  special: { en: 'one of @ $ ! % * # ? &', id: 'salah satu dari @ $ ! % * # ? &' },
  allowed: {
    en: 'only letters a–z, numbers and these characters',
    id: 'hanya huruf a–z, angka, dan karakter ini',
  },
  met: { en: 'done', id: 'sudah' },
  missing: { en: 'missing', id: 'belum' },
})

/** Spec 1 §2, §5: signing in, and the end of a session. */
export const identityTexts = defineTexts({
  title: { en: 'Sign in', id: 'Masuk' },
  welcome: { en: 'Sign in to Pasok', id: 'Masuk ke Pasok' },
  welcomeHelp: {
    en: 'Procurement, from request to paid invoice.',
    id: 'Pengadaan, dari permintaan sampai faktur lunas.',
  },
  email: { en: 'Email', id: 'Email' },
  password: { en: 'Password', id: 'Kata sandi' },
  showPassword: { en: 'Show password', id: 'Tampilkan kata sandi' },
  hidePassword: { en: 'Hide password', id: 'Sembunyikan kata sandi' },
  signIn: { en: 'Sign In', id: 'Masuk' },
  passwordRequired: { en: 'Password is required', id: 'Kata sandi wajib diisi' },
  noAccount: { en: 'New to Pasok?', id: 'Baru di Pasok?' },
  toRegister: { en: 'Register your company', id: 'Daftarkan perusahaan Anda' },
  toForgotPassword: { en: 'Forgot password?', id: 'Lupa kata sandi?' },
  passwordChanged: {
    en: 'Your password has been changed. Sign in with the new one.',
    id: 'Kata sandi Anda telah diubah. Masuk dengan kata sandi baru.',
  },
  notVendor: {
    en: 'This account does not belong to a vendor. Sign in with a vendor account.',
    id: 'Akun ini bukan milik vendor. Masuk dengan akun vendor.',
  },
  notProvider: {
    en: 'This account does not belong to the provider. Sign in with a provider account.',
    id: 'Akun ini bukan milik penyedia platform. Masuk dengan akun penyedia platform.',
  },
  notSuperAdmin: {
    en: 'You are not Buyer Super Admin!',
    id: 'Anda bukan Super Admin Pembeli!',
  },
  endedIdle: {
    en: 'You were signed out after one hour without activity. Sign in to continue where you left off.',
    id: 'Anda keluar otomatis setelah satu jam tanpa aktivitas. Masuk untuk melanjutkan dari tempat terakhir.',
  },
  endedLifetime: {
    en: 'You were signed out because a session lasts 10 hours. Sign in to continue where you left off.',
    id: 'Anda keluar otomatis karena sesi berlaku 10 jam. Masuk untuk melanjutkan dari tempat terakhir.',
  },
  endedRefused: {
    en: 'Your session has ended. Sign in to continue where you left off.',
    id: 'Sesi Anda telah berakhir. Masuk untuk melanjutkan dari tempat terakhir.',
  },
  endedDeactivated: kernelTexts.deactivated,
  idleTitle: { en: 'Are you still there?', id: 'Apakah Anda masih di sini?' },
  idleText: {
    en: 'You will be signed out in {{seconds}} seconds.',
    id: 'Anda akan keluar otomatis dalam {{seconds}} detik.',
  },
  idleStay: { en: 'Stay signed in', id: 'Tetap masuk' },
})
