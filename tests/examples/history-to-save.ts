/** A finished history, as the summary page sends it to be saved. */
export function historyToSave(title: string, name = 'Ada') {
  const patient_data = {
    structuredSummary: { PatientProfile: `Name: ${name}`, ChiefComplaint: 'Chief complaint: Headache' },
    fullHistoryText: `${name} came with a headache.`,
    patientInfo: { name, age: 54, gender: 'Female' },
    savedAt: new Date().toISOString(),
  };
  return { title, patient_data };
}
