const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the address of an account; the server looks more closely. */
export function emailError(email: string): string | false {
  const address = email.trim();
  if (address === '') return 'Email is required';
  return !ADDRESS.test(address) && 'Please enter a valid email address';
}
