/**
 * Everyday words for the terms of the site, by what they mean. A phrase of a group stands for all of it, in questions
 * and in the site's own words alike. Inflections need no entry of their own, where the stem is the same. Spanish has the
 * words that people use most for rights, help and crisis.
 */
export const vocabulary: Readonly<Record<string, readonly string[]>> = {
  // Medicines
  medicine: list`pain patch, patch, patches, medicine, medicines, med, meds, medication, medications, pill,
    pills, drug, drugs, pain pills, pain meds, pain medicine, pain medication, painkiller, painkillers,
    pain killers, rx, tablets, medicina, medicinas, medicamento, medicamentos, pastillas`,
  opioid: list`opioid, opioids, opiate, opiates, narcotic, narcotics, oxycodone, oxycontin, oxy, percocet,
    perc, percs, hydrocodone, vicodin, norco, morphine, fentanyl, fentanyl patch, tramadol, dilaudid,
    methadone, codeine, opana, nucynta, pain pills, pain meds, pain medicine, pain medication,
    painkillers, pain killers, opioide, opioides`,
  sedative: list`sedative, sedatives, benzodiazepine, benzodiazepines, benzo, benzos, xanax, valium,
    klonopin, ativan, sleeping pill, sleeping pills, sleep meds, nerve pills, medicines for sleep or
    worry, barbiturate, carisoprodol, soma`,
  "addiction-medicine": list`buprenorphine, suboxone, subutex, bupe, x-waiver, x waiver, medicines approved
    to treat addiction`,
  "controlled-substance": list`controlled substance, controlled substances, controlled, scheduled drug,
    scheduled drugs, schedule ii, schedule 2, schedule iii, schedule 3, schedules, dangerous drug`,
  naloxone: list`naloxone, narcan, overdose spray, nasal spray, overdose reversal, reverses an overdose,
    overdose antidote`,
  dose: list`dose, doses, dosage, dosing, med level, milligram, milligrams, mg, mme, mmes, morphine
    equivalent, morphine equivalents, morphine milligram equivalents, strength`,
  refill: list`refill, refills, refilled, renew my prescription, early refill, ran out, run out, ran out
    early, out of meds`,
  prescription: list`prescription, prescriptions, prescribe, prescribed, prescribing, script, scripts,
    scrip, rx, receta, recetas`,
  prescriber: list`prescriber, prescribers, doctor, doctors, doc, docs, dr, physician, physicians, provider,
    providers, clinician, clinicians, pcp, family doctor, primary care, medico, doctora`,
  nurse: list`nurse, nurses, nurse practitioner, nurse practitioners, np, nps, aprn, crnp`,
  "physician-assistant": list`physician assistant, physician assistants, pa, pas`,
  pharmacy: list`pharmacy, pharmacies, pharmacist, pharmacists, drugstore, drug store, druggist, cvs,
    walgreens, rite aid, walmart, farmacia`,
  "fill-refused": list`wont fill, refused to fill, refuses to fill, refuse to fill, refusing to fill, would
    not fill, pharmacist refused, not fill`,

  // Stopping, lowering, being sent away
  taper: list`taper, tapers, tapering, tapered, tapper, tapering off, wean, weaned, weaning, wean off,
    weaning off, cut down, cut back, cutting back, cut my dose, cut my meds, cutting my dose, cutting my
    meds, cuts my meds, lower my dose, lower the dose, lowering, lowered my dose, reduce, reduced,
    reduction, reducing, step down, come off, coming off, get off, getting off, go off, dose goes down,
    dose comes down, cut by, going down, slowly lower, dosage reduction`,
  "sudden-stop": list`just stop, stops my, no more meds, no more pain meds, zero, nothing left, without my
    meds, sudden stop, stop suddenly, stopped suddenly, stopping suddenly, suddenly, abrupt, abruptly,
    abrupt stop, cold turkey, all at once, overnight, cut off, cut me off, cutting me off, cuts me off,
    took me off, taken off, take me off, taking me off, pulled my meds, pulled me off, took away my meds,
    took my meds away, take away my meds, taking away my meds, yanked, stopped my meds, stop my meds,
    stopping my meds, stopped my medicine, stopped prescribing, stop prescribing, quit prescribing, quit
    giving me, wont prescribe, no longer prescribe, cut fast, discontinue, discontinued, discontinuation,
    me quitaron, quitaron`,
  withdrawal: list`withdrawal, withdrawals, withdrawing, dope sick, dopesick, sick from stopping, shakes`,
  dismissal: list`no warning, no notice, not welcome, banned, cant come back, find another doctor, dumped,
    dump me, dismissal, dismiss, dismissed, dismissing, discharge, discharged, discharging, fired, fire
    me, fired me, firing me, fired by my doctor, fire a patient, dropped, dropped me, drop me, dropping
    me, dropped as a patient, kicked out, kicked me out, kick me out, kicked off, let me go, let go, ends
    your care, end your care, end care, ending care, ended my care, ended care, end the relationship,
    ended the relationship, relationship is ending, turned me away, wont see me, wont see me anymore,
    refuses to see me, abandon, abandoned, abandonment, abandoning, terminate, terminated, termination,
    got rid of me, sent me away, threw me out, no longer see me, no longer my doctor, certified letter`,
  "doctor-leaves": list`doctor leaves, doctor left, doctor is leaving, doctor is retiring, retire, retired,
    retires, retiring, retirement, doctor moved, doctor quit, doctor died, closed his practice, closed her
    practice, closing, closed down, shut down, office closed, clinic closed, clinic closing, practice
    closed, practice closing, leaving the practice, leaving a practice, employed physician leaves, leaves
    the practice, left the practice, yours leaves`,
  bridge: list`bridge, bridge prescription, gap, hold me over, tide me over, until the new visit, in between
    doctors, in the meantime`,

  // Records and checks of the state
  pdmp: list`oarrs report, oarrs reports, pdmp report, pmp report, computer, looks me up, look up, runs a
    report, run a report, run the report, query, oarrs, oars, pmp, pdmp, narxcare, prescription drug
    monitoring program, prescription monitoring program, monitoring program, rx reporting system,
    prescription record, state record, pill database, drug database, prescription database, state
    database, database, refill check, state list, list of prescriptions, pharmacy tracking, prescription
    history, prescription tracker, drug registry, pill registry, check my prescriptions, looked me up,
    look me up, look patients up, look up patients, track my pills, track prescriptions`,
  oarrs: list`oarrs, oars, ohio pdmp, ohio database, ohio automated rx reporting system`,
  "urine-test": list`pee in the cup, peeing in a cup, urinate, urinalysis, urine drug test, urine test,
    urine drug screen, urine screen, urine, uds, udt, pee test, pee in a cup, drug test, drug tests, drug
    testing, drug screen, drug screening, tox screen, toxicology, piss test`,
  "pill-count": list`pill count, pill counts, count my pills, counting my pills, random count`,
  agreement: list`sign a paper, made me sign, have to sign, make me sign, sign, agreement, agreements, pain
    contract, opioid contract, contract, contracts, treatment agreement, pain agreement`,
  consent: list`consent, informed consent, consent form, consent forms, permission`,
  records: list`photocopies, copies, copy, paperwork from my doctor, history from my doctor, file, files, my
    scans, imaging, medical records, medical record, records, chart, charts, my file, my files, doctors
    notes, visit notes, test results, lab results, patient portal, portal, mychart, my chart, release of
    information, expediente, expedientes, historial, registros`,
  documentation: list`my note, my notes, in the note, chart it, documentation, document, documents,
    documenting, charting, write down, write it down, note template, chart note, record keeping`,
  "check-point": list`how high, how much can, too high, most a doctor can, the most, max, maximum, cutoff,
    cap, check point, check points, checkpoint, checkpoints, threshold, thresholds, 50 med, 80 med, 120
    med, 50 80, 80 120, 50 mme, 80 mme, 120 mme, 50, 80, 120, morphine equivalent daily dose, ceiling, max
    dose, maximum dose, highest dose, dose limit, dose limits, upper limit, cap on`,

  // Pain, places, and people
  acute: list`acute, acute pain, short-term pain, short term pain, surgery, after surgery, post op, postop,
    operation, broken, fracture, sprain, injury, injured, tooth pulled, dental work, wisdom teeth, wisdom
    tooth, knee replacement, c-section, first prescription`,
  chronic: list`chronic, chronic pain, long-term pain, long term pain, longer-lasting pain, ongoing pain,
    constant pain, pain for years, intractable, intractable pain, incurable pain, pain that cannot be
    cured, fibromyalgia, crps, back pain, dolor cronico`,
  pain: list`pain, pains, painful, hurt, hurts, hurting, ache, aches, aching, sore, agony, dolor`,
  "pain-clinic": list`pain clinic, pain clinics, pain management, pain management clinic, pain management
    clinics, pain center, pain centers, pill mill, pill mills, pain practice`,
  specialist: list`specialist, specialists, pain specialist, pain specialists, pain doctor, pain doctors,
    pain doc, board-certified, board certified, palliative specialist, consultation, consult, consultant`,
  injection: list`shot, shots, injection, injections, epidural, epidurals, nerve block, nerve blocks,
    steroid shot, interventional, interventional procedures`,
  "without-medicine": list`without medicine, without medicines, without meds, without drugs, without pills,
    non-drug, nonopioid, non-opioid, not an opioid, without opioids, physical therapy, pt, exercise,
    acupuncture, yoga, massage, chiropractor, alternatives, other options, restorative therapies,
    complementary`,
  telehealth: list`facetime, skype, webcam, from home, from my couch, without going in, without driving,
    telehealth, telemedicine, tele health, video visit, video visits, video call, zoom, zoom visit,
    virtual visit, online visit, online doctor, over the phone, by phone, phone visit, remote visit, on
    the computer, over video, by video, telemed`,
  "end-of-life": list`end stage, last days, hospice, palliative, palliative care, comfort care, end of life,
    end-of-life care, dying, terminal, terminally ill`,
  cancer: list`cancer, cancer pain, oncology, tumor, chemo, sickle cell`,
  minor: list`grandkids, grandchild, grandchildren, toddler, baby, boy, girl, minor, minors, child,
    children, kid, kids, teen, teens, teenager, son, daughter, under 18, parent or guardian`,
  "older-person": list`nursing home, nursing homes, long-term care, assisted living, old folks home, rest
    home, care home, ombudsman`,
  caregiver: list`caregiver, caregivers, carer, care for someone, caring for, taking care of, someone you
    trust, bring someone, bring somebody, support person, family member, come with me, come along, go with
    me, sit in, accompany`,
  veteran: list`veteran, veterans, vet, vets, va, military, army, navy, marines, soldier, served`,
  hospital: list`urgent care, inpatient, hospital, hospitals, er, emergency room, emergency department,
    emergency rooms, ed, fisher-titus, fisher titus`,
  huron: list`huron county, norwalk, willard, bellevue, near home, near me, nearby, close to home, in town,
    around here, local`,

  // Complaints, plans, law
  complaint: list`report, reported, reporting, what they did, file, complaint, complaints, complain,
    complaining, grievance, grievances, report a doctor, report my doctor, report him, report her, report
    them, turn him in, turn in, file against, speak up, wrong with my care, bad doctor, misconduct,
    quejas, queja, quejarme, denunciar`,
  "medical-board": list`medical board, med board, state board, board of medicine, state medical board,
    licensing board, doctors license, doctor license`,
  advocate: list`advocate, advocates, patient advocate, patient advocates, patient relations, patient
    representative, ombudsman, on my side, speak for me, in my corner, somebody to help me be heard,
    practice manager, office manager`,
  retaliation: list`in trouble for complaining, treat me worse, revenge, retaliate, retaliation, retaliates,
    get back at me, punish, punished, punishes, hold it against me, get even`,
  denial: list`denial, denials, denied, deny, denies, turned down, said no, says no, wont pay, will not pay,
    refused to pay, refuses to pay, refuses to cover, wont cover, not covered, doesnt cover, rejected,
    rejects, negado`,
  appeal: list`appeal, appeals, appealing, fight the decision, fight the insurance, fight insurance,
    external review, outside review, independent review, coverage determination, formal decision,
    reconsider, look again, overturn`,
  "prior-authorization": list`pa request denied, prior approval, plan approval, prior authorization, prior
    auth, prior auths, pre-authorization, preauthorization, preauth, pre auth, preapproval, pre-approval,
    approval first, plans approval, pa request, authorization`,
  insurance: list`insurance, insurer, insurers, health plan, health plans, my plan, the plan, coverage,
    seguro, aseguranza, insurance company`,
  medicaid: list`medicaid, caresource, buckeye health, molina, state insurance`,
  medicare: list`medicare, part d, medicare part d, oshiip, drug plan, senior insurance, social security
    insurance`,
  "second-opinion": list`somebody else take a look, someone else take a look, see eye to eye, different doc,
    another doc, new doc, another set of eyes, second opinion, second opinions, another opinion, different
    opinion, another doctor, different doctor, fresh look, new doctor, switch doctors, change doctors, see
    someone else, segunda opinion`,
  referral: list`referal, refer out, see a specialist, send me to, referral, referrals, refer, referred,
    refer me`,
  disability: list`blind, cannot walk, cant walk, scooter, walker, disability, disabilities, disabled, ada,
    americans with disabilities act, section 504, section 1557, handicap, handicapped, wheelchair, equal
    access, accommodation, accommodations, accessibility, accessible, ramp`,
  discrimination: list`discrimination, discriminate, discriminated, discriminates, treated unfairly, unfair
    treatment, unfair, unfairly, treated differently, treated like an addict, treated like a junkie, drug
    seeker, stigma, looked down on, judged, civil rights`,
  interpreter: list`interpreter, interpreters, translator, translate, translation, interprete, traductor,
    speak english, no english, another language, my language`,
  spanish: list`spanish, in spanish, espanol, en espanol, habla espanol, hablan espanol, hablo espanol, no
    hablo ingles, latino, hispanic, ayuda`,
  deaf: list`deaf, hard of hearing, cannot hear, cant hear, hearing loss, sign language, american sign
    language, asl, tty, videophone, text phone, relay`,
  "legal-aid": list`cannot afford a lawyer, cant afford a lawyer, free legal, legal aid, lawyer, lawyers,
    attorney, attorneys, legal help, free lawyer, sue, suing, lawsuit, sued, court, abogado`,
  bill: list`surprise bill, surprise bills, medical bill, medical bills, hospital bill, billed, bills,
    billing, out of network, out-of-network, estimate, good-faith estimate, no surprises act, overcharged`,
  privacy: list`who sees, who can see, see what i write, shared, share, privacy, private, confidential,
    hipaa, secret`,
  anonymous: list`anonymous, anonymously, give your name, leave out your name, without my name, keep my name
    out, name stays private, find out it was me, know it was me, who complained`,
  law: list`law, laws, legal, illegal, statute, statutes, legislation, ley, leyes`,
  rule: list`rule, rules, regulation, regulations, regs, policy, policies, guideline, guidelines, guidance,
    reglas`,
  right: list`right, rights, my rights, entitled, allowed, derecho, derechos`,
  discipline: list`discipline, disciplined, lose my license, losing my license, license taken, get in
    trouble, in trouble, sanction, sanctions, go after, prosecuted, criminal, prison, jail, arrested,
    indicted`,
  "electronic-prescribing": list`electronic prescribing, e-prescribe, e-prescribing, eprescribe,
    eprescribing, epcs, electronic prescription, paper prescription, paper script, paper prescriptions,
    handwritten, by computer, electronically`,
  dea: list`dea, drug enforcement administration, dea registration, dea license, dea renewal, mate act, mate`,

  // Visits
  visit: list`visit, visits, appointment, appointments, appt, appts, checkup, office visit, cita, citas`,
  prepare: list`papers, what papers, take with me, have with me, need to have, write out, pack, prepare,
    preparing, preparation, get ready, getting ready, bring, what to bring, take along, checklist,
    checklists, prep, paperwork, worksheet`,
  talk: list`what can i say, what should i say, what do i tell, what to tell, how do i tell, how do i say,
    how to ask, say when, tell him, tell her, word it, put into words, talk, talking, conversation, how to
    say, what to say, what do i say, bring it up, bring up, explain to, find words, script, words to use`,
  listen: list`listen, listens, listening, doesnt listen, wont listen, ignored, ignores, ignoring, brushed
    off, brushes me off, blows me off, not taken seriously, take me seriously, believe me, dont believe
    me, doesnt believe me, be heard, dismissive, in my head`,
  function: list`cant do anymore, dishes, laundry, stairs, housework, get dressed, play with, function,
    functional, functioning, daily life, daily living, daily activities, everyday tasks, chores,
    activities, able to do, cannot do, walk, stand, sit, get around`,
  sleep: list`sleep, sleeping, insomnia, wake, awake`,
  work: list`boss, employer, at work, work, job, shift, employment`,
  history: list`history, story, pain story, timeline, diary, journal, pain diary, log`,
  goal: list`want to do again, do again, enjoy, goal, goals, aim, target`,
  ride: list`ride, rides, transportation, transport, travel, bus, drive me, get there, no car`,
  storage: list`kept, keep them from, get into, getting into, out of reach, drawer, cabinet, put them, pills
    be kept, lock up, locked up, locked place, lock box, lockbox, locked, safe place, store my meds, store
    my pills, storing, steal, stole, stolen, theft, hide my pills, left over, leftover, leftovers, extra
    pills, unused, get rid of, dispose, disposal, throw away, flush`,
  alcohol: list`alcohol, drink, drinking, drinks, beer, wine, liquor, booze, drunk`,
  apnea: list`sleep apnea, apnea, cpap, pauses in breath, breathing problems, breathing`,
  pregnant: list`pregnant, pregnancy, expecting, expecting a baby, childbirth`,
  "side-effect": list`bad reaction, side effect, side effects`,
  test: list`mri, xray, x-ray, blood work, bloodwork, scan, scans`,
  depression: list`down, crying, worried, anxiety attack, panic, depression, depressed, phq, mood, sad,
    hopeless, stress, stressed, anxiety, anxious, mental health, counseling, counselor, therapist,
    emotional support`,
  "after-hours": list`after hours, at night, night, weekend, weekends, middle of the night`,
  peg: list`peg, pain scale, pain score, pain scores, 0 to 10, 1 to 10, one to ten, pain questionnaire,
    score`,
  "risk-tool": list`opioid risk tool, ort, ort-oud, risk tool, risk score, screening tool, screening tools,
    assessment tool, assessment tools, questionnaire, questionnaires, validated tool`,
  "substance-use": list`substance use, substance use disorder, opioid use disorder, oud, addiction, addict,
    addicted, addicts, substance abuse, drug abuse, drug use, drug problem, misuse, misusing, hooked,
    recovery, rehab, detox, chemical dependency, adiccion, drogas`,

  // Crisis
  suicide: list`suicide, suicidal, kill myself, killing myself, end my life, end it all, dont want to live,
    want to die, self-harm, self harm, hurt myself, harming myself, suicidio, suicidarme, matarme, quiero
    morir, morirme, no quiero vivir`,
  crisis: list`crisis, hotline, hot line, lifeline, help line, helpline, 988, someone to talk to, somebody
    to talk to, need to talk, emocional, linea de ayuda, ayuda, crisis line`,
  overdose: list`too much for me, too strong, too sleepy, nodding off, nodding out, cant wake him, cant wake
    her, passed out, unresponsive, snoring, slow breathing, overdose, overdoses, overdosed, overdosing,
    od, took too much, took too many, too many pills, wont wake up, will not wake up, cannot be woken,
    cant wake, blue lips, sobredosis, poison, poisoning`,
  emergency: list`emergency, emergencies, 911, danger, ambulance, right away, urgent, red flag, red flags,
    warning signs, emergencia`,
  "wrong-dose": list`wrong dose, wrong pill, wrong medicine, double dose, doubled up, doubled my dose, took
    two, took it twice, mixed, mix, mixing, mixed up my meds, poison control, poison help, swallowed`,
  texting: list`text, texting, sms, text line, text message, rather text, chat`,
  "warning-signs": list`numb, numbness, numb groin, saddle, bladder, bowel, bowels, pee myself, hold my pee,
    hold my urine, wet myself, incontinence, weakness, legs are weak, fever`,

  // The Society, its partners and its site
  training: list`cme, continuing medical education, continuing education, ce, ceus, training, training
    hours, education hours, course, courses, class, classes, category 1, credits, credit hours, license
    renewal, renew my license, renewal`,
  setup: list`set up, setting up, open a clinic, opening a clinic, open a pain clinic, opening a pain
    clinic, start a clinic, start a practice, own a clinic, own a pain clinic, ownership, owner, owners,
    clinic setup, license a clinic, clinic license, certificate, certified, certification`,
  intake: list`intake, first visit, new patient, new patients, new patient visit, onboarding`,
  "follow-up": list`see them again, see the patient again, see him again, see again, back in, how soon,
    follow-up, follow up, followup, recheck, next visit, review every, how often should i see`,
  society: list`society, medical society, hcms, your organization, your group, you guys, who are you, who
    runs this, huron county medical society`,
  partner: list`partner, partners, partnership, work with you, work together, collaborate, collaboration,
    team up`,
  forum: list`doctor patient forum, the doctor patient forum, dpf, dont punish pain, merandi, claudia`,
  "task-force": list`task force, task force report, best practices report`,
  rally: list`rally, rallies, protest, protests, march, demonstration`,
  volunteer: list`volunteer, volunteers, volunteering, get involved, join, donate, help out, how can i help,
    want to help, grassroots, take part`,
  contact: list`email address, phone number of the society, address of the society, mail you, talk to you,
    contact, contact you, reach you, get in touch, write to you, email you, e-mail you, message you, call
    you, contact form, ask you`,
  newsletter: list`newsletter, mailing list, subscribe, sign up, updates by email`,
  media: list`media, press, reporter, journalist, interview, newspaper, tv station`,
  event: list`meet, meets, meetup, gathering, talk coming up, class coming up, event, events, webinar,
    webinars, meeting, meetings, support group, support groups, calendar`,
  news: list`news, article, articles, announcement, announcements, headlines, latest`,
  directory: list`directory, list of doctors, find a doctor, find a pain doctor, find doctors, taking new
    patients, accepting patients, accepting new patients, takes new patients, accept new patients, doctor
    near me, doctors near me`,
  community: list`community resources, food bank, food pantry, groceries, housing, social services, county
    services, resources`,
  outdated: list`outdated, out of date, wrong number, wrong phone number, old information, closed place,
    number doesnt work, wrong address, disconnected`,
  cookie: list`cookie, cookies, track, tracking, trackers, tracker, analytics`,
  "personal-data": list`personal data, personal information, my data, my information, my email, my e-mail,
    my message, data`,
  advice: list`advice, medical advice, legal advice`,
  endorsement: list`endorse, endorsed, endorsement, recommend, recommends, vouch, approve of`,
  association: list`medical association, medical associations, osma, ama, ohio state medical association,
    american medical association`,
};

/** The phrases of a group, parted by commas, over as many lines as they need. */
function list(phrases: TemplateStringsArray): string[] {
  return phrases
    .join("")
    .split(",")
    .map((phrase) => phrase.trim());
}
